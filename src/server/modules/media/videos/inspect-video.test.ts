import { describe, expect, it } from 'vitest';
import { inspectBytes } from '#tests/support/inspected-video.ts';
import {
  asfObject,
  avi,
  aviChunk,
  box,
  mp4,
  quickTimeSound,
  recordedMp4,
  wmv,
} from '#tests/support/video-files.ts';

const admit = async (bytes: Buffer) => (await inspectBytes(bytes)).facts;

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
    ['MOV from before files had a brand', mp4({ seconds: 5, brand: '' }), 'video/quicktime', 5],
    ['AVI', avi({ seconds: 31 }), 'video/x-msvideo', 31],
    ['WMV', wmv({ seconds: 59 }), 'video/x-ms-wmv', 59],
  ])(
    'CONST-41 %s is recognised by its content, with its length',
    async (_name, bytes, contentType, seconds) => {
      expect(await admit(bytes)).toEqual({ contentType, seconds });
    },
  );

  it.each([
    ['MP4', mp4({ seconds: 60.5 })],
    ['AVI', avi({ seconds: 61 })],
    ['WMV', wmv({ seconds: 61 })],
  ])('CONST-41 refuses %s of more than 60 seconds', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(TOO_LONG);
  });

  it.each([
    ['an MP4 of no length', mp4({ seconds: 0 })],
    ['an MP4 with a length in its headers alone', mp4({ seconds: 20, plays: 0 })],
    ['a WMV broadcast', wmv({ broadcast: true })],
    ['an AVI of no frame rate', avi({ framesPerSecond: 0 })],
  ])('refuses %s, which has no length, with an error message', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(UNKNOWN);
  });

  it.each([
    ['MP4', mp4({ handler: 'soun' })],
    ['AVI', avi({ stream: 'auds' })],
    ['WMV', wmv({ picture: false })],
    ['MP4 without pictures', box('ftyp', Buffer.from('isom'))],
  ])('refuses sound without pictures in %s', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(NO_VIDEO);
  });

  it.each([
    ['MP4', mp4({ bytes: 400_000, filling: 0 })],
    ['AVI', avi({ filling: 0 })],
    ['WMV', wmv({ filling: 0 })],
  ])('refuses zeros in the structure of %s', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(NO_VIDEO);
  });

  it.each([
    ['an MP4 cut short', mp4().subarray(0, -100)],
    ['an AVI cut short', avi().subarray(0, -100)],
    ['a WMV cut short', wmv().subarray(0, -100)],
    ['an MP4 with a web page behind it', Buffer.concat([mp4(), Buffer.from('<script>alert(1)</script>')])],
    ['an AVI with an archive behind it', Buffer.concat([avi(), Buffer.from('PK\x03\x04 and so on')])],
    ['an MP4 that mostly carries something else', mp4({ unclaimed: Buffer.alloc(9_000, 'PK\x03\x04') })],
    ['an MP4 whose pictures lie outside of it', mp4({ bytes: 4_000 }).subarray(0, -4_008)],
    ['an MP4 of too many boxes', Buffer.concat([mp4(), ...Array(50_001).fill(box('free'))])],
    [
      'a box that ends before it begins',
      Buffer.concat([mp4(), Buffer.from([0, 0, 0, 4]), Buffer.from('free')]),
    ],
  ])('refuses %s', async (_name, bytes) => {
    await expect(admit(bytes)).rejects.toThrow(DAMAGED);
  });

  it('keeps its pictures and its length, but not the location where it was filmed', async () => {
    const place = '+50.3500-004.1330/';
    const filmed = mp4({ place, seconds: 20 });
    expect(filmed.includes(place)).toBe(true);
    const { kept } = await inspectBytes(filmed);
    expect(kept.length).toBe(filmed.length);
    expect(kept.includes(place)).toBe(false);
    expect(kept.includes('udta')).toBe(false);
    expect(await admit(kept)).toEqual({ contentType: 'video/mp4', seconds: 20 });
  });
});

describe('removes everything that a video reveals besides its pictures', () => {
  const SECRET = 'Filmed by Anna Bell at +50.3500-004.1330 with a Seacam 9';
  const secret = Buffer.from(SECRET);
  const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
  const described = asfObject('3326b2758e66cf11a6d900aa0062ce6c', secret);
  const inSound = (...inside: Buffer[]) =>
    mp4({ brand: 'qt  ', extra: { movie: quickTimeSound(...inside) } });
  const namedStream = asfObject(
    'cba5e61472c632438399a96952065b5a',
    Buffer.alloc(60),
    Buffer.from([1, 0, 0, 0, 0, 0, SECRET.length, 0]),
    secret,
  );
  const textStream = aviChunk(
    'LIST',
    Buffer.from('strl'),
    aviChunk('strh', Buffer.from('txts'), Buffer.alloc(52)),
  );
  const tagged = asfObject('40a4d0d207e3d21197f000a0c95ea850', secret);

  it.each([
    ['MP4: user data of the film', mp4({ extra: { movie: box('udta', box('\u00a9xyz', secret)) } })],
    ['MP4: user data of a track', mp4({ extra: { track: box('udta', box('auth', secret)) } })],
    ['MP4: tags of the film', mp4({ extra: { movie: box('meta', box('ilst', secret)) } })],
    ['MP4: tags of the file', mp4({ extra: { file: box('meta', secret) } })],
    ['MP4: tags within the media', mp4({ extra: { media: box('meta', secret) } })],
    ['MP4: an unknown box in the tables', mp4({ extra: { tables: box('uuid', xmp, secret) } })],
    ['MP4: XMP', mp4({ extra: { file: box('uuid', xmp, secret) } })],
    ['MP4: empty space', mp4({ extra: { file: box('free', secret), movie: box('skip', secret) } })],
    ['MP4: an unknown box', mp4({ extra: { movie: box('GPRM', secret) } })],
    ['MP4: an unknown box in the sample description', mp4({ extra: { described: box('GPMD', secret) } })],
    [
      'MP4: an unknown box between those that decoding needs',
      mp4({
        extra: {
          described: Buffer.concat([box('avcC', Buffer.alloc(9, 1)), box('GPMD', secret), box('pasp')]),
        },
      }),
    ],
    [
      'MP4: padding of the sample description',
      mp4({ extra: { described: Buffer.concat([Buffer.alloc(8), secret]) } }),
    ],
    ['MP4: a sample description that is not counted', mp4({ extra: { uncounted: box('avc1', secret) } })],
    ["MOV: an unknown box in the sound's description", inSound(box('GPMD', secret))],
    ['MOV: an unknown box among those for decoding sound', inSound(box('wave', box('GPMD', secret)))],
    ['MOV: boxes for decoding sound, one too deep', inSound(box('wave', box('wave', box('esds', secret))))],
    ['MP4: bytes behind the samples of a fragment', recordedMp4({ seconds: 5, unclaimed: secret })],
    ['MP4: telemetry', mp4({ telemetry: secret })],
    ['MP4: telemetry, the table last', mp4({ telemetry: secret, tableLast: true })],
    ['MP4: bytes between the samples', mp4({ unclaimed: secret })],
    ['MOV: user data', mp4({ brand: 'qt  ', extra: { movie: box('udta', box('\u00a9mak', secret)) } })],
    ['AVI: descriptions', avi({ extra: { file: aviChunk('LIST', Buffer.from('INFOIART'), secret) } })],
    ['AVI: the date', avi({ extra: { headers: aviChunk('IDIT', secret) } })],
    ['AVI: XMP', avi({ extra: { file: aviChunk('_PMX', secret) } })],
    ['AVI: the name of a stream', avi({ extra: { stream: aviChunk('strn', secret) } })],
    ["AVI: the camera's own data", avi({ extra: { stream: aviChunk('strd', secret) } })],
    ['AVI: empty space', avi({ extra: { file: aviChunk('JUNK', secret) } })],
    ['AVI: text among the pictures', avi({ extra: { pictures: aviChunk('01tx', secret) } })],
    [
      'AVI: text that is stored as if it were pictures',
      avi({ extra: { headers: textStream, pictures: aviChunk('01dc', secret) } }),
    ],
    ['AVI: a chunk behind the film', Buffer.concat([avi(), aviChunk('gps ', secret)])],
    ['WMV: a description', wmv({ extra: { header: described } })],
    ['WMV: tags', wmv({ extra: { header: tagged } })],
    ['WMV: metadata', wmv({ extra: { extension: asfObject('eacbf8c5af5b77488467aa8c44fa4cca', secret) } })],
    ['WMV: the name of a stream', wmv({ extra: { extension: namedStream } })],
    ['WMV: a stream of commands', wmv({ commands: secret })],
    ['WMV: a library', wmv({ extra: { extension: asfObject('941c23449894d149a1411d134e457054', secret) } })],
    ['WMV: empty space', wmv({ extra: { header: asfObject('74d40618dfca0945a4ba9aabcb96aae8', secret) } })],
    ['WMV: an object behind the film', wmv({ extra: { file: described } })],
  ])('%s', async (_name, filmed) => {
    expect(filmed.includes(SECRET)).toBe(true);
    const { facts, kept } = await inspectBytes(filmed);
    expect(kept.length).toBe(filmed.length);
    for (const part of ['Anna Bell', '50.3500', 'Seacam']) expect(kept.includes(part)).toBe(false);
    // All pictures are there, and the file is still read as the same film.
    expect(kept.filter((byte) => byte === 0x5a).length).toBeGreaterThanOrEqual(3_000);
    expect(await admit(kept)).toEqual(facts);
  });

  it('MP4: keeps what decoding needs in the sample description', async () => {
    const needed = Buffer.concat(
      ['avcC', 'colr', 'pasp', 'btrt'].map((type) => box(type, Buffer.from('for the decoder'))),
    );
    const { kept } = await inspectBytes(mp4({ extra: { described: needed } }));
    expect(kept.includes(needed)).toBe(true);
  });

  it('MOV: keeps what decoding sound needs', async () => {
    const needed = box(
      'wave',
      box('frma', Buffer.from('mp4a')),
      box('esds', Buffer.from('for the decoder')),
      box('\0\0\0\0'),
    );
    const { kept } = await inspectBytes(inSound(needed));
    expect(kept.includes(needed)).toBe(true);
  });

  it('MP4: creation date, maker and encoder', async () => {
    const filmed = mp4();
    const write = (after: string, at: number, words: string) =>
      filmed.write(words, filmed.indexOf(after) + 4 + at, 'latin1');
    write('mvhd', 4, 'WHEN');
    write('hdlr', 12, 'MAKERS NAME');
    write('avc1', 8 + 34, '\x0bENCODERNAME');
    const { kept } = await inspectBytes(filmed);
    for (const part of ['WHEN', 'MAKERS', 'ENCODER']) expect(kept.includes(part)).toBe(false);
    expect(await admit(kept)).toEqual({ contentType: 'video/mp4', seconds: 12 });
  });

  it('refuses a fragmented MP4 with telemetry, which cannot be removed', async () => {
    await expect(admit(recordedMp4({ seconds: 5, telemetry: true }))).rejects.toThrow(
      'is stored in fragments that we cannot check',
    );
  });
});
