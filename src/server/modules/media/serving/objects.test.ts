import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredMedia } from '#contract/selling/media.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { type ListingStateName, listingWith, uploadFile, uploadUrlFor } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mp4 } from '#tests/support/video-files.ts';

let t: TestApp;
let seller: SignedInAccount;
let otherSeller: SignedInAccount;
let admin: SignedInAccount;
let shown: StoredMedia;
let film: StoredMedia;
const pictures = mp4({ bytes: 50_000 });

beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
  otherSeller = await registerAccount(t);
  admin = await registerAccount(t, { role: 'admin' });
  shown = await uploadFile(t, seller, { bytes: await photo({ width: 1000, height: 750 }) });
  film = await uploadFile(t, seller, { name: 'film.mp4', bytes: pictures });
  await listingWith(t, seller, 'live', { photos: [shown.id], video: film.id });
});
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) => call(t, { url, headers });

describe('who can see a file', () => {
  const callers = () =>
    [
      ['a visitor', {}],
      ['another user', { cookie: otherSeller.cookie }],
      ['the owner', { cookie: seller.cookie }],
      ['an admin', { cookie: admin.cookie }],
    ] as const;
  const statuses = async (url: string) => {
    const seen: Record<string, number> = {};
    for (const [name, headers] of callers()) seen[name] = (await get(url, headers)).statusCode;
    return seen;
  };
  const everyone = { 'a visitor': 200, 'another user': 200, 'the owner': 200, 'an admin': 200 };
  const insiders = { 'a visitor': 404, 'another user': 404, 'the owner': 200, 'an admin': 200 };

  it.each([
    ['live', everyone],
    ['sold', everyone],
    ['pending', insiders],
    ['rejected', insiders],
    ['deleted', insiders],
  ] as const)('of a %s listing', async (state: ListingStateName, expected) => {
    const picture = await uploadFile(t, seller);
    const video = await uploadFile(t, seller, { name: 'a.mp4', bytes: mp4() });
    await listingWith(t, seller, state, { photos: [picture.id], video: video.id });
    expect(await statuses(picture.url)).toEqual(expected);
    expect(await statuses(`${picture.url}?w=320&f=webp`)).toEqual(expected);
    expect(await statuses(video.url)).toEqual(expected);
  });

  it('that is not attached to anything: its owner and administrators', async () => {
    expect(await statuses((await uploadFile(t, seller)).url)).toEqual(insiders);
  });

  it('that only a pending revision of a live listing shows: its owner and administrators', async () => {
    const proposed = await uploadFile(t, seller);
    await listingWith(t, seller, 'live', { proposed: [proposed.id] });
    expect(await statuses(proposed.url)).toEqual(insiders);
  });

  it('that was never uploaded: nobody', async () => {
    const { pathname } = new URL(await uploadUrlFor(t, seller));
    expect(Object.values(await statuses(pathname))).toEqual([404, 404, 404, 404]);
  });

  it('with the bearer token as well as with the cookie', async () => {
    const hidden = await uploadFile(t, seller);
    expect((await get(hidden.url, seller.headers)).statusCode).toBe(200);
    expect((await get(hidden.url, otherSeller.headers)).statusCode).toBe(404);
  });

  it.each([
    '/objects/uploads/00000000-0000-4000-8000-000000000000',
    '/objects/uploads/..%2f..%2fpostgres%2fPG_VERSION',
    '/objects/uploads/..',
    '/objects/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/objects/uploads/master',
    '/objects/uploads/.unfinished',
    '/objects/uploads/%00',
    "/objects/uploads/'%20or%201=1",
  ])('responds 404 to %s', async (url) => {
    const answer = await get(url, { cookie: admin.cookie });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toBeTruthy();
  });
});

describe('how a file is sent', () => {
  it('public photos and videos may be cached for a day and then revalidated, hidden ones not at all', async () => {
    for (const url of [shown.url, `${shown.url}?w=320&f=webp`, film.url])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=86400, must-revalidate');
    const hidden = await uploadFile(t, seller);
    const seen = await get(hidden.url, { cookie: seller.cookie });
    expect(seen.headers['cache-control']).toBe('private, no-store');
    const unseen = await get(hidden.url);
    expect(unseen.headers['cache-control']).toBe('private, no-store');
  });

  it('with its real content type, without scripts, for our own pages only', async () => {
    const { headers } = await get(shown.url);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('public photos in the format of mails also for web mail', async () => {
    const policyOf = async (url: string, headers = {}) =>
      (await get(url, headers)).headers['cross-origin-resource-policy'];
    expect(await policyOf(`${shown.url}?w=640&f=jpeg`)).toBe('cross-origin');
    const hidden = await uploadFile(t, seller);
    expect(await policyOf(`${hidden.url}?w=640&f=jpeg`, { cookie: seller.cookie })).toBe('same-origin');
  });

  it('with 304 to a client that has it', async () => {
    const first = await get(`${shown.url}?w=320&f=webp`);
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(`${shown.url}?w=320&f=webp`, { 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
    }
    expect((await get(`${shown.url}?w=640&f=webp`, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('not to someone who only knows the etag of a hidden file', async () => {
    const hidden = await uploadFile(t, seller);
    const { headers } = await get(hidden.url, { cookie: seller.cookie });
    expect((await get(hidden.url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(404);
  });

  it.each(['', '?w=640&f=avif'])('HEAD of %j has the same headers without the bytes', async (query) => {
    const full = await get(shown.url + query);
    const head = await call(t, { method: 'HEAD', url: shown.url + query });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(full.rawPayload.length));
    expect(head.headers['content-type']).toBe(full.headers['content-type']);
    expect(head.headers.etag).toBe(full.headers.etag);
  });
});

it('serves another visitor while a crawler requests hundreds of files', async () => {
  const served: string[] = [];
  const ask = async (remoteAddress: string) => {
    const url = `/objects/uploads/${randomUUID()}`;
    expect((await t.app.inject({ url, remoteAddress })).statusCode).toBe(404);
    served.push(remoteAddress);
  };
  const crawler = Array.from({ length: 300 }, () => ask('10.9.0.1'));
  await Promise.all([...crawler, ask('10.9.0.2')]);
  expect(served.indexOf('10.9.0.2')).toBeLessThan(100);
});

describe('sized photos', () => {
  const measured = async (query: string) => {
    const answer = await get(`${shown.url}${query}`);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    return { type: answer.headers['content-type'], format, width, height };
  };

  it.each([
    ['?w=300&f=webp', { type: 'image/webp', format: 'webp', width: 320, height: 240 }],
    ['?w=640&f=jpeg', { type: 'image/jpeg', format: 'jpeg', width: 640, height: 480 }],
    ['?w=640', { type: 'image/jpeg', format: 'jpeg', width: 640, height: 480 }],
    ['?f=webp', { type: 'image/webp', format: 'webp', width: 1000, height: 750 }],
  ])('%s', async (query, expected) => {
    expect(await measured(query)).toEqual(expected);
  });

  it('?w=320&f=avif', async () => {
    const { headers, rawPayload } = await get(`${shown.url}?w=320&f=avif`);
    expect(headers['content-type']).toBe('image/avif');
    expect(rawPayload.toString('latin1', 4, 12)).toBe('ftypavif');
    const size = rawPayload.indexOf('ispe') + 8;
    expect([rawPayload.readUInt32BE(size), rawPayload.readUInt32BE(size + 4)]).toEqual([320, 240]);
  });

  it('are at least as wide as requested, and never enlarged', async () => {
    expect(await measured('?w=500&f=webp')).toMatchObject({ width: 640 });
    expect(await measured('?w=1&f=webp')).toMatchObject({ width: 320 });
    expect(await measured('?w=2000&f=webp')).toMatchObject({ width: 1000, height: 750 });
    expect(await measured('?w=99999&f=webp')).toMatchObject({ width: 1000, height: 750 });
  });

  it.each(['?w=0', '?w=-320', '?w=3.5', '?w=abc', '?w=320&w=640', '?f=gif', '?f=svg', '?w=1e9', '?w=100001'])(
    '%s is refused',
    async (query) => {
      const answer = await get(`${shown.url}${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBeTruthy();
    },
  );

  it('are created once for a hundred simultaneous visitors', async () => {
    const { url } = await uploadFile(t, seller, { bytes: await photo({ width: 1200, height: 900 }) });
    let puts = 0;
    const { storage } = t.deps;
    const put = storage.put;
    storage.put = (...args) => {
      puts += 1;
      return put(...args);
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => get(`${url}?w=1280&f=webp`, { cookie: seller.cookie })),
    );
    storage.put = put;
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(puts).toBe(1);
  });

  it('respond 404 if the bytes of the photo are gone', async () => {
    const lost = await uploadFile(t, seller);
    await t.deps.storage.deleteFolder(lost.id);
    expect((await get(lost.url, { cookie: seller.cookie })).statusCode).toBe(404);
    expect((await get(`${lost.url}?w=320`, { cookie: seller.cookie })).statusCode).toBe(404);
  });
});

describe('a video', () => {
  it('is sent whole, with a header that allows range requests', async () => {
    const answer = await get(film.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(answer.headers['content-length']).toBe(String(pictures.length));
    expect(answer.rawPayload.equals(pictures)).toBe(true);
  });

  it.each([
    ['bytes=0-1', 0, 2],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=50000-', 50_000, undefined],
    ['bytes=-500', -500, undefined],
  ])('is sent in the range %s', async (range, start, end) => {
    const answer = await get(film.url, { range });
    const part = pictures.subarray(start, end);
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.equals(part)).toBe(true);
    const first = start < 0 ? pictures.length + start : start;
    expect(answer.headers['content-range']).toBe(
      `bytes ${first}-${first + part.length - 1}/${pictures.length}`,
    );
    expect(answer.headers['content-length']).toBe(String(part.length));
  });

  it('responds 416 to a range beyond its end', async () => {
    const answer = await get(film.url, { range: 'bytes=9999999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${pictures.length}`);
  });

  it('is sent whole if the range was meant for another version', async () => {
    expect((await get(film.url, { range: 'bytes=0-1', 'if-range': '"old"' })).statusCode).toBe(200);
    const etag = String((await get(film.url)).headers.etag);
    expect((await get(film.url, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
  });

  it('has its length in the response to HEAD', async () => {
    const head = await call(t, { method: 'HEAD', url: film.url });
    expect(head.headers['content-length']).toBe(String(pictures.length));
    expect(head.rawPayload).toHaveLength(0);
  });
});
