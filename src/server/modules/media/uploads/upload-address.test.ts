import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredMedia } from '#contract/selling/media.ts';
import { MINUTE } from '#domain/durations.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { putFile, uploadUrlFor } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { masterKey } from '../photos/renditions.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const errorOf = (answer: { json(): unknown }) => (answer.json() as { error: string }).error;
const fetchOwn = (url: string) => call(t, { url, headers: { cookie: seller.cookie } });

describe('requesting an upload address', () => {
  it('API-38 needs a session', async () => {
    const answer = await post(t, '/api/objects/upload', { filename: 'a.jpg', contentType: 'image/jpeg' });
    expect(answer.statusCode).toBe(401);
  });

  it('API-38 API-40 returns an uploadURL whose path is where the file will be served', async () => {
    const url = new URL(await uploadUrlFor(t, seller));
    expect(url.pathname).toBe(`/objects/uploads/${objectIdOf(url.href)}`);
    const answer = await putFile(t, url.href, await photo());
    expect(answer.json<StoredMedia>().url).toBe(url.pathname);
  });

  it.each([
    [{}, 'Name the file'],
    [{ filename: ' ', contentType: 'image/jpeg' }, 'Name the file'],
    [{ filename: 'a.jpg' }, 'Say what kind of file it is'],
    [{ filename: ['a.jpg'], contentType: 'image/jpeg' }, 'Name the file'],
    [{ filename: 'a'.repeat(256), contentType: '' }, 'The name of the file is too long'],
  ])('API-38 %j is refused with a reason', async (body, reason) => {
    const answer = await post(t, '/api/objects/upload', body, { headers: seller.headers });
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)).toBe(reason);
  });

  it('uses the host that the visitor typed on this machine, and the public address elsewhere', async () => {
    const ask = (app: TestApp, who: SignedInAccount) =>
      app.app.inject({
        method: 'POST',
        url: '/api/objects/upload',
        headers: { ...who.headers, host: '127.0.0.1:4100' },
        payload: { filename: 'a.jpg', contentType: 'image/jpeg' },
      });
    expect((await ask(t, seller)).json().uploadURL).toMatch(/^http:\/\/127\.0\.0\.1:4100\/objects/);
    const hosted = await startTestApp({ PUBLIC_URL: 'https://boats.example' });
    const answer = await ask(hosted, await registerAccount(hosted));
    expect(answer.json().uploadURL).toMatch(/^https:\/\/boats\.example\/objects\/uploads\//);
    await hosted.close();
  });

  it('is limited to 100 an hour per account, then responds 429 with the time to wait', async () => {
    const busy = await registerAccount(t);
    const calm = await registerAccount(t);
    const ask = (who: SignedInAccount) =>
      post(
        t,
        '/api/objects/upload',
        { filename: 'a.jpg', contentType: 'image/jpeg' },
        { headers: who.headers },
      );
    for (let n = 0; n < 100; n++) expect((await ask(busy)).statusCode).toBe(200);
    const refused = await ask(busy);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(calm)).statusCode).toBe(200);
  });
});

describe('an upload address', () => {
  it('API-39 accepts the raw file once and responds 409 the second time', async () => {
    const url = await uploadUrlFor(t, seller);
    expect((await putFile(t, url, await photo())).statusCode).toBe(200);
    const again = await putFile(t, url, await photo());
    expect(again.statusCode).toBe(409);
    expect(errorOf(again)).toBe('This upload address has already been used');
  });

  it('accepts only one of several simultaneous uploads', async () => {
    const url = await uploadUrlFor(t, seller);
    const files = await Promise.all([300, 400, 500, 600].map((width) => photo({ width })));
    const answers = await race(
      t.deps,
      files.map((file) => () => putFile(t, url, file)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const accepted = answers.find(({ statusCode }) => statusCode === 200)?.json<StoredMedia>();
    const served = await fetchOwn(new URL(url).pathname);
    expect((await sharp(served.rawPayload).metadata()).width).toBe(accepted?.width);
  });

  const otherDigit = (digit: string) => (digit === 'a' ? 'b' : 'a');
  it.each([
    ['another id', 403, (url: URL) => url.href.replace(/(?<=uploads\/)./, otherDigit)],
    ['a later end', 403, (url: URL) => url.href.replace(/expires=\d+/, `expires=${Date.now() + 1e9}`)],
    ['no end', 403, (url: URL) => url.href.replace(/expires=\d+/, '')],
    ['another signature', 403, (url: URL) => url.href.replace(/.$/, otherDigit)],
    ['half a signature', 403, (url: URL) => url.href.slice(0, -20)],
    ['a longer signature', 403, (url: URL) => `${url.href}AA`],
    ['no signature', 403, (url: URL) => `${url.origin}${url.pathname}`],
    ['two signatures', 400, (url: URL) => `${url.href}&signature=x`],
    ['a path out of its folder', 403, (url: URL) => url.href.replace('/uploads/', '/uploads/..%2f')],
  ])('with %s responds %i', async (_name, status, tamper) => {
    const answer = await putFile(t, tamper(new URL(await uploadUrlFor(t, seller))), await photo());
    expect(answer.statusCode).toBe(status);
    expect(errorOf(answer)).toBeTruthy();
  });

  it('is valid for 15 minutes', async () => {
    const [soon, late] = [await uploadUrlFor(t, seller), await uploadUrlFor(t, seller)];
    t.advance(14 * MINUTE);
    expect((await putFile(t, soon, await photo())).statusCode).toBe(200);
    t.advance(MINUTE);
    const refused = await putFile(t, late, await photo());
    expect(refused.statusCode).toBe(403);
    expect(errorOf(refused)).toBe('This upload address has expired. Please try again.');
  });

  it('can be used again after a refused file', async () => {
    const url = await uploadUrlFor(t, seller);
    expect((await putFile(t, url, Buffer.from('no photo at all, just words'))).statusCode).toBe(400);
    expect((await putFile(t, url, await photo())).statusCode).toBe(200);
  });

  it('accepts no file after three refused ones', async () => {
    const url = await uploadUrlFor(t, seller);
    const words = Buffer.from('no photo at all, just words');
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await putFile(t, url, words)).statusCode).toBe(400);
    const refused = await putFile(t, url, await photo());
    expect([refused.statusCode, errorOf(refused)]).toEqual([
      409,
      'This upload address has already been used',
    ]);
  });

  it('stores nothing for an account that was suspended after requesting it', async () => {
    const [admin, suspended] = [await registerAccount(t, { role: 'admin' }), await registerAccount(t)];
    const url = await uploadUrlFor(t, suspended);
    const reason = 'Sold a boat that was not theirs';
    const path = `/api/admin/users/${suspended.user.id}/suspend`;
    expect((await post(t, path, { reason }, { headers: admin.headers })).statusCode).toBe(200);
    const refused = await putFile(t, url, await photo());
    expect([refused.statusCode, errorOf(refused)]).toEqual([
      403,
      'This account has been suspended. Please contact us if you think that this is a mistake.',
    ]);
    const stored = (address: string) => t.deps.storage.exists(masterKey(objectIdOf(address) ?? ''));
    const accepted = await uploadUrlFor(t, seller);
    await putFile(t, accepted, await photo());
    expect([await stored(accepted), await stored(url)]).toEqual([true, false]);
  });

  it('works without a session: the signature is the permission', async () => {
    const answer = await call(t, {
      method: 'PUT',
      url: await uploadUrlFor(t, seller),
      payload: await photo(),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
