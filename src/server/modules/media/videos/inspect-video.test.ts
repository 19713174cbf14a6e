import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avi, box, mp4, wmv } from '#tests/support/video-files.ts';
import { fileTypeOf } from '../uploads/file-types.ts';
import { admitVideo } from './inspect-video.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-video-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function admit(bytes: Buffer) {
  const path = join(folder, 'video');
  await writeFile(path, bytes);
  const type = fileTypeOf(bytes);
  if (!type) throw new Error('Not recognised at all');
  return admitVideo({ path, type });
}

const TOO_LONG = 'Videos can last up to 60 seconds';
const DAMAGED = 'This video is incomplete or damaged';
const UNKNOWN = 'does not say how long it is';
const NO_VIDEO = 'Videos must be MP4, MOV, AVI, WMV or M4V files';

describe('an uploaded video', () => {
  it.each([
    ['MP4', mp4({ seconds: 60 }), 'video/mp4', 60],
    ['MP4 with its table last', mp4({ seconds: 42, tableLast: true }), 'video/mp4', 42],
    ['M4V', mp4({ seconds: 8, brand: 'M4V ' }), 'video/mp4', 8],
    ['MOV', mp4({ seconds: 30, brand: 'qt  ' }), 'video/quicktime', 30],
    ['MOV from before files had a brand', mp4({ seconds: 5 }).subarray(20), 'video/quicktime', 5],
    ['AVI', avi({ seconds: 31 }), 'video/x-msvideo', 31],
    ['WMV', wmv({ seconds: 59 }), 'video/x-ms-wmv', 59],
  ])(
    'CONST-41 %s is known by its content and tells its length',
    async (_name, bytes, contentType, seconds) => {
      expect(await admit(bytes)).toEqual({ contentType, seconds });
    },
  );

  it.each([
    ['MP4', mp4({ seconds: 60.5 })],
    ['AVI', avi({ seconds: 61 })],
    ['WMV', wmv({ seconds: 61 })],
  ])('CONST-41 %s of more than 60 seconds is refused', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(TOO_LONG);
  });

  it.each([
    ['a fragmented MP4', mp4({ fragmented: true })],
    ['an MP4 of no length', mp4({ seconds: 0 })],
    ['a WMV broadcast', wmv({ broadcast: true })],
    ['an AVI of no frames', avi({ seconds: 0 })],
  ])('%s, which does not say how long it is, is refused with a sentence', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(UNKNOWN);
  });

  it.each([
    ['MP4', mp4({ handler: 'soun' })],
    ['AVI', avi({ stream: 'auds' })],
    ['WMV', wmv({ picture: false })],
    ['MP4 without pictures', box('ftyp', Buffer.from('isom'))],
  ])('sound alone in %s is no video', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(NO_VIDEO);
  });

  it.each([
    ['an MP4 cut short', mp4().subarray(0, -100)],
    ['an AVI cut short', avi().subarray(0, -100)],
    ['a WMV cut short', wmv().subarray(0, -100)],
    ['an MP4 with a web page behind it', Buffer.concat([mp4(), Buffer.from('<script>alert(1)</script>')])],
    ['an AVI with an archive behind it', Buffer.concat([avi(), Buffer.from('PK\x03\x04 and so on')])],
    ['a million empty boxes', Buffer.concat([mp4(), ...Array(20_000).fill(box('free'))])],
    [
      'a box that ends before it begins',
      Buffer.concat([mp4(), Buffer.from([0, 0, 0, 4]), Buffer.from('free')]),
    ],
  ])('%s is refused', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(DAMAGED);
  });

  it('keeps its pictures and its length, but not the place where it was filmed', async () => {
    const place = '+50.3500-004.1330/';
    const filmed = mp4({ place, seconds: 20 });
    expect(filmed.includes(place)).toBe(true);
    await admit(filmed);
    const kept = await readFile(join(folder, 'video'));
    expect(kept.length).toBe(filmed.length);
    expect(kept.includes(place)).toBe(false);
    expect(kept.includes('udta')).toBe(false);
    expect(await admit(kept)).toEqual({ contentType: 'video/mp4', seconds: 20 });
  });
});
