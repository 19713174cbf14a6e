import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { putFile, uploadFile, uploadUrlFor } from '#tests/support/media.ts';
import { photo, photoWithCameraData, pngBomb } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { avi, aviChunk, box, mp4, recordedMp4, wmv } from '#tests/support/video-files.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const errorOf = (answer: { json(): unknown }) => (answer.json() as { error: string }).error;
const fetchOwn = (url: string) => call(t, { url, headers: { cookie: seller.cookie } });
const upload = async (bytes: Buffer, name = 'deck.jpg') =>
  putFile(t, await uploadUrlFor(t, seller, name), bytes);
const incoming = () => readdir(join(t.deps.config.dataDir, 'incoming')).catch(() => []);

describe('an uploaded photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('MEDIA-15 may be %s and becomes a JPEG', async (format) => {
    const stored = await uploadFile(t, seller, { name: 'misnamed.txt.jpg', bytes: await photo({ format }) });
    expect(stored).toMatchObject({ type: 'photo', width: 640, height: 480 });
    const served = await fetchOwn(stored.url);
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(served.rawPayload).metadata()).format).toBe('jpeg');
  });

  it('CONST-43 has at most 2000 pixels on its longer side', async () => {
    const stored = await uploadFile(t, seller, { bytes: await photo({ width: 1500, height: 3000 }) });
    expect(stored).toMatchObject({ width: 1000, height: 2000 });
  });

  it('loses its metadata and is turned upright', async () => {
    const bytes = await photoWithCameraData({ width: 640, height: 480 });
    const before = await sharp(bytes).metadata();
    expect(before.exif?.includes('Seacam')).toBe(true);
    expect(before.orientation).toBe(6);

    const stored = await uploadFile(t, seller, { bytes });
    expect(stored).toMatchObject({ width: 480, height: 640 });
    const { rawPayload } = await fetchOwn(stored.url);
    const after = await sharp(rawPayload).metadata();
    expect(after).not.toHaveProperty('exif');
    expect(after).not.toHaveProperty('orientation');
    for (const trace of ['Exif', 'Seacam', 'Anna Bell', 'GPS'])
      expect(rawPayload.includes(trace)).toBe(false);
  });

  it('gets a tiny placeholder that is a valid picture', async () => {
    const { placeholder } = await uploadFile(t, seller);
    expect(placeholder?.length).toBeLessThan(400);
    const [, data = ''] = placeholder?.split('data:image/webp;base64,') ?? [];
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 });
  });

  it.each([
    [2, 2_000],
    [2_000, 2],
  ])('gets a tiny placeholder even if it is a strip of %d by %d pixels', async (width, height) => {
    const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
    const { placeholder } = await uploadFile(t, seller, { bytes: await noise.png().toBuffer() });
    expect(placeholder?.length).toBeLessThan(400);
  });

  it('keeps nothing of a file that is a photo and something else', async () => {
    const both = Buffer.concat([await photo(), Buffer.from('<script>alert(document.cookie)</script>')]);
    const stored = await uploadFile(t, seller, { bytes: both });
    expect((await fetchOwn(stored.url)).rawPayload.includes('<script>')).toBe(false);
  });

  const TOO_MUCH_TO_READ =
    'This photo is too large to be read. Please save it again as an ordinary JPEG file.';
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  it.each([
    ['SVG', svg, 'Photos must be JPEG, PNG or WebP files'],
    [
      'a web page',
      Buffer.from('<!doctype html><title>deck.jpg</title> and more words'),
      'Photos must be JPEG, PNG or WebP files',
    ],
    [
      'a GIF',
      Buffer.from('GIF89a;alert(1)//padding padding padding'),
      'Photos must be JPEG, PNG or WebP files',
    ],
    ['a video', mp4(), 'Photos must be JPEG, PNG or WebP files'],
    ['a few bytes', Buffer.from([0xff, 0xd8]), 'Photos must be JPEG, PNG or WebP files'],
    ['nothing', Buffer.alloc(0), 'The file is empty'],
    [
      'the start of a JPEG alone',
      Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(90)]),
      'This photo is damaged and cannot be read',
    ],
    [
      'SVG behind the start of a PNG',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg]),
      'This photo is damaged and cannot be read',
    ],
    ['a picture of 41 megapixels', pngBomb(41_000, 1_000), 'Photos can have up to 40 megapixels'],
    ['a picture of 2500 megapixels', pngBomb(50_000, 50_000), 'Photos can have up to 40 megapixels'],
    ['a picture of 2 by 19 million', pngBomb(2, 19_000_000), 'Photos can have up to 12,000 pixels on a side'],
    ['a picture of 12,001 by 9', pngBomb(12_001, 9), 'Photos can have up to 12,000 pixels on a side'],
    ['40 megapixels of 64 bits', pngBomb(6_320, 6_320, { depth: 16, hasAlpha: true }), TOO_MUCH_TO_READ],
    [
      '40 interlaced megapixels',
      pngBomb(6_320, 6_320, { interlaced: true, hasAlpha: true }),
      TOO_MUCH_TO_READ,
    ],
  ])('refuses %s with an error message', async (_name, bytes, sentence) => {
    const answer = await upload(bytes);
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)).toBe(sentence);
  });

  it('may be a progressive JPEG of twelve megapixels, as phones and editors create them', async () => {
    const bytes = await sharp(await photo({ width: 4_000, height: 3_000 }))
      .jpeg({ progressive: true })
      .toBuffer();
    expect((await upload(bytes)).statusCode).toBe(200);
  });

  it('is refused if it is truncated', async () => {
    const whole = await photo({ width: 1600, height: 1200 });
    expect(errorOf(await upload(whole.subarray(0, whole.length / 2)))).toBe(
      'This photo is damaged and cannot be read',
    );
  });

  it('CONST-39 may have 10 MB and not a byte more', async () => {
    const limit = 10 * 1024 * 1024;
    const start = await photo();
    const padded = (bytes: number) => Buffer.concat([start, Buffer.alloc(bytes - start.length)]);
    expect((await upload(padded(limit))).statusCode).toBe(200);
    const answer = await upload(padded(limit + 1));
    expect(answer.statusCode).toBe(413);
    expect(errorOf(answer)).toBe('Photos can have up to 10 MB');
  });
});

const AUTHOR = Buffer.from('Filmed by Anna Bell at +50.3500-004.1330');

describe('an uploaded video', () => {
  it.each([
    ['boat.mp4', mp4({ bytes: 90_000 }), 'video/mp4'],
    ['boat.MOV', mp4({ brand: 'qt  ' }), 'video/quicktime'],
    ['boat.m4v', mp4({ brand: 'M4V ' }), 'video/mp4'],
    ['boat.avi', avi(), 'video/x-msvideo'],
    ['boat.wmv', wmv(), 'video/x-ms-wmv'],
    ['recorded-in-a-browser.mp4', recordedMp4({ seconds: 20 }), 'video/mp4'],
    ['wrongly-named.wmv', mp4(), 'video/mp4'],
  ])('MEDIA-16 %s is stored unchanged and served with its real type', async (name, bytes, contentType) => {
    const stored = await uploadFile(t, seller, { name, bytes });
    expect(stored.type).toBe('video');
    const served = await fetchOwn(stored.url);
    expect(served.headers['content-type']).toBe(contentType);
    expect(served.rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['boat.avi', avi({ extra: { file: aviChunk('LIST', Buffer.from('INFOIART'), AUTHOR) } })],
    [
      'boat.mp4',
      mp4({ extra: { media: box('meta', AUTHOR), track: box('udta', box('\u00a9xyz', AUTHOR)) } }),
    ],
  ])('%s is served without who filmed it and where', async (name, bytes) => {
    expect(bytes.includes(AUTHOR)).toBe(true);
    const { url } = await uploadFile(t, seller, { name, bytes });
    const { rawPayload } = await fetchOwn(url);
    expect(rawPayload.length).toBe(bytes.length);
    for (const part of ['Anna Bell', '50.3500']) expect(rawPayload.includes(part)).toBe(false);
  });

  it.each([
    ['a photo', Buffer.alloc(99, 'ffd8ffe0', 'hex'), 'Videos must be MP4, MOV, AVI, WMV or M4V files'],
    ['61 seconds', mp4({ seconds: 61 }), 'Videos can last up to 60 seconds'],
    ['a browser recording of 90 seconds', recordedMp4({ seconds: 90 }), 'Videos can last up to 60 seconds'],
    [
      'an unknown length',
      mp4({ seconds: 0 }),
      'This video does not say how long it is. Please save it again as an MP4 file.',
    ],
    [
      'zeros in the shape of a film',
      mp4({ bytes: 400_000, filling: 0 }),
      'Videos must be MP4, MOV, AVI, WMV or M4V files',
    ],
    ['nothing but zeros', Buffer.alloc(1_000_000), 'Videos must be MP4, MOV, AVI, WMV or M4V files'],
    ['a film cut short', mp4().subarray(0, -9), 'This video is incomplete or damaged'],
  ])('refuses %s with an error message', async (_name, bytes, sentence) => {
    const answer = await upload(bytes, 'boat.mp4');
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)).toBe(sentence);
  });
});

it('stores thirty simultaneous photos correctly', async () => {
  const sellers = [seller, await registerAccount(t), await registerAccount(t)];
  const stored = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const bytes = await photo({ width: 400 + n, height: 300 });
      return uploadFile(t, sellers[n % 3]!, { name: `deck-${n}.jpg`, bytes });
    }),
  );
  expect(stored.map(({ width }) => width)).toEqual(Array.from({ length: 30 }, (_, n) => 400 + n));
  expect(new Set(stored.map(({ id }) => id)).size).toBe(30);
  expect(await incoming()).toEqual([]);
});

it('leaves nothing in the folder of incoming files, whether accepted or refused', async () => {
  await upload(await photo());
  await upload(Buffer.from('words and words and words and words'));
  await upload(mp4(), 'film.mp4');
  await upload(mp4({ seconds: 61 }), 'film.mp4');
  expect(await incoming()).toEqual([]);
});
