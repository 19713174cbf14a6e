import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#server/errors.ts';
import { inspectBytes } from '#tests/support/inspected-video.ts';
import {
  asfObject,
  avi,
  aviChunk,
  box,
  mp4,
  quickTimeSound,
  recordedMp4,
  scatteredMp4,
  wmv,
} from '#tests/support/video-files.ts';

const DAMAGED = 'This video is incomplete or damaged';
const TOO_LONG = 'Videos can last up to 60 seconds';

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value | 0, index * 4);
  return bytes;
};
const many = (part: Buffer) => Buffer.concat(Array<Buffer>(50_001).fill(part));
const JUNK = '74d40618dfca0945a4ba9aabcb96aae8';

/** The film with `bytes` written at a position behind the first box of this type. */
function withBytes(film: Buffer, type: string, at: number, bytes: Buffer): Buffer {
  bytes.copy(film, film.indexOf(type) + 4 + at);
  return film;
}

/** The header object of a WMV file. */
const wmvHeader = () =>
  wmv().subarray(0, wmv().indexOf(Buffer.from('3626b2758e66cf11a6d900aa0062ce6c', 'hex')));
/** The `hdrl` list of an AVI file. */
const aviHeaders = () => avi().subarray(12, avi().indexOf('movi') - 8);

describe('a video with too much structure', () => {
  it.each([
    ['MP4 boxes', Buffer.concat([mp4(), many(box('free'))])],
    ['MP4 boxes in the table of contents', mp4({ extra: { movie: many(box('free')) } })],
    ['MP4 boxes in a sample description', mp4({ extra: { described: many(box('free')) } })],
    ['MP4 tracks', mp4({ extra: { movie: Buffer.concat(Array(33).fill(quickTimeSound())) } })],
    ['MP4 chunks', scatteredMp4({ chunks: 50_001, spaces: 10 })],
    ['MP4 durations', mp4({ durations: box('stts', words(0, 500_001), Buffer.alloc(500_001 * 8)) })],
    ['MP4 fragments', recordedMp4({ seconds: 10, fragments: 8_000 })],
    ['AVI chunks', avi({ extra: { file: many(aviChunk('JUNK')) } })],
    ['AVI pictures', avi({ frames: 50_001 })],
    ['WMV objects', wmv({ extra: { file: many(asfObject(JUNK)) } })],
  ])('is refused: too many %s', async (_what, film) => {
    await expect(inspectBytes(film)).rejects.toThrow(DAMAGED);
  });

  it('is accepted up to the caps: 50,000 chunks in 1,000 boxes of sample data', async () => {
    const film = scatteredMp4({ chunks: 50_000, spaces: 1_000 });
    const { facts, kept } = await inspectBytes(film);
    expect(facts).toEqual({ contentType: 'video/mp4', seconds: 5 });
    expect(kept.equals(film)).toBe(true);
  });

  it('does not recurse into deeply nested boxes', async () => {
    let nested = box('free');
    for (let depth = 0; depth < 2_000; depth += 1) nested = box('udta', nested);
    const { kept } = await inspectBytes(mp4({ extra: { movie: nested } }));
    expect(kept.includes('udta')).toBe(false);
  });
});

describe('a video with duplicates of a box that must be unique', () => {
  const contents = mp4().subarray(mp4().indexOf('moov') - 4, mp4().indexOf('mdat') - 4);
  it.each([
    ['tables of contents in an MP4', Buffer.concat([mp4(), contents])],
    ['headers of an MP4', mp4({ extra: { movie: box('mvhd', Buffer.alloc(100)) } })],
    ['tables of durations in an MP4', mp4({ extra: { tables: box('stts', words(0, 1, 1, 600)) } })],
    ['tables of chunks in an MP4', mp4({ extra: { tables: box('co64', words(0, 0)) } })],
    ['headers of an AVI', avi({ extra: { file: aviHeaders() } })],
    ['headers of a WMV', Buffer.concat([wmv(), wmvHeader()])],
    [
      'properties of a WMV',
      wmv({ extra: { header: asfObject('a1dcab8c47a9cf118ee400c00c205365', Buffer.alloc(80)) } }),
    ],
  ])('is refused: two %s', async (_what, film) => {
    await expect(inspectBytes(film)).rejects.toThrow(DAMAGED);
  });
});

describe('CONST-41 the length of a video is measured', () => {
  const HOURS = 10 * 60 * 60;

  it.each([
    ['MP4', mp4({ seconds: 5, plays: HOURS })],
    ['AVI', avi({ seconds: 5, frames: 61 * 25 })],
    ['WMV', wmv({ seconds: 5, plays: HOURS })],
    [
      'MP4 with fewer durations than samples',
      mp4({ seconds: 5, durations: box('stts', words(0, 1, 1, 59 * 600)) }),
    ],
    [
      'MP4 whose samples are decoded at once but shown hours apart',
      mp4({
        seconds: 5,
        durations: box('stts', words(0, 1, 2, 600)),
        extra: { tables: box('ctts', words(0, 2, 1, 0, 1, HOURS * 600)) },
      }),
    ],
    [
      'MP4 whose list of edits shows the same second again and again',
      mp4({
        seconds: 5,
        extra: {
          track: box('edts', box('elst', words(0, 61, ...Array(61).fill([600, 0, 0x1_0000]).flat()))),
        },
      }),
    ],
    ['MP4 in fragments', recordedMp4({ seconds: 90 })],
    ['MP4 in fragments, the last one hours later', recordedMp4({ seconds: 10, lastBeginsAt: HOURS })],
  ])('refuses a video longer than its header claims: %s', async (_what, film) => {
    await expect(inspectBytes(film)).rejects.toThrow(TOO_LONG);
  });

  it.each([5, 20, 60])(
    'accepts a browser recording of %d s without a length in its header',
    async (seconds) => {
      const film = recordedMp4({ seconds });
      const { facts, kept } = await inspectBytes(film);
      expect(facts).toEqual({ contentType: 'video/mp4', seconds });
      expect(kept.equals(film)).toBe(true);
    },
  );

  it.each([
    ['MP4', withBytes(mp4(), 'mdhd', 12, words(0))],
    ['MP4 in fragments', withBytes(recordedMp4({ seconds: 10 }), 'mdhd', 12, words(0))],
  ])('refuses %s without a time scale', async (_what, film) => {
    await expect(inspectBytes(film)).rejects.toThrow(DAMAGED);
  });

  it.each([
    ['of a track that is not there', withBytes(recordedMp4({ seconds: 10 }), 'tfhd', 4, words(9))],
    ['outside of the space for samples', withBytes(recordedMp4({ seconds: 10 }), 'trun', 8, words(-90))],
    ['of more samples than it lists', withBytes(recordedMp4({ seconds: 10 }), 'trun', 4, words(400))],
  ])('refuses a fragment %s', async (_what, film) => {
    await expect(inspectBytes(film)).rejects.toThrow(DAMAGED);
  });
});

it('refuses a WMV with packets too short for their own header', async () => {
  const film = wmv();
  const properties = film.indexOf(Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex')) + 24;
  film.writeUInt32LE(4, properties + 68);
  await expect(inspectBytes(film)).rejects.toThrow(DAMAGED);
});

it('refuses randomly damaged videos with a named error', async () => {
  const films = [
    mp4(),
    mp4({ telemetry: Buffer.alloc(99, 1) }),
    recordedMp4({ seconds: 9 }),
    avi(),
    wmv(),
  ].map((film) => ({
    film,
    // Most of a film is pictures, and its first bytes decide the type. The damage is done in between.
    structure: [...film.keys()].filter((at) => at >= 16 && film[at] !== 0x5a),
  }));
  const value = fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255));
  const damage = fc.array(fc.record({ at: fc.nat(), value }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...films), damage, async ({ film, structure }, damaged) => {
      const copy = Buffer.from(film);
      for (const { at, value } of damaged) copy[structure[at % structure.length]!] = value;
      const error = await inspectBytes(copy).catch((failure: unknown) => failure);
      expect(error instanceof Error && !(error instanceof AppError)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});
