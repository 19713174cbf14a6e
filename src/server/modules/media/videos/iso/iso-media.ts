import { videoDamaged, videoInPieces } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import { type Box, boxesIn, emptied, find, findIn, revealingIn } from './iso-boxes.ts';
import { chunksOf, endOf, gapsBetween, type SampleChunk } from './iso-samples.ts';
import { type InspectVideo, longest, type Revealing, type Stretch } from './video-facts.ts';

const UNKNOWN = { 4: 0xffff_ffff, 8: Number(0xffff_ffff_ffff_ffffn) } as const;

function readCount(bytes: Buffer, at: number, width: 4 | 8): number | undefined {
  const count = width === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);
  return count === 0 || count === UNKNOWN[width] ? undefined : count;
}

/** `mvhd` and `mdhd` begin alike: version, two dates, ticks per second, ticks. */
async function clockOf(reader: ByteReader, box: Box | undefined) {
  if (!box) return undefined;
  const isLong = (await reader.read(box.start, 1))[0] === 1;
  const [width, ticksAt] = isLong ? ([8, 20] as const) : ([4, 12] as const);
  const bytes = await reader.read(box.start, ticksAt + 4 + width);
  const perSecond = bytes.readUInt32BE(ticksAt);
  if (perSecond === 0) return undefined;
  return { perSecond, ticks: readCount(bytes, ticksAt + 4, width) };
}

type Clock = Awaited<ReturnType<typeof clockOf>>;
const secondsOf = (clock: Clock) => clock?.ticks && clock.ticks / clock.perSecond;

/** A film that comes in fragments tells its length in a box of its own, or not at all. */
async function fragmentedSeconds(reader: ByteReader, extension: Box, clock: Clock) {
  const header = find(extension.inside, 'mehd');
  if (!header || !clock) return undefined;
  const width = (await reader.read(header.start, 1))[0] === 1 ? 8 : 4;
  const ticks = readCount(await reader.read(header.start + 4, width), 0, width);
  return ticks && ticks / clock.perSecond;
}

interface Track {
  box: Box;
  carries: 'pictures' | 'sound' | 'other';
  seconds: number | undefined;
  chunks: readonly SampleChunk[];
}

const CARRIES: Readonly<Record<string, Track['carries']>> = { vide: 'pictures', soun: 'sound' };

async function inspectTrack(reader: ByteReader, box: Box): Promise<Track> {
  const handler = findIn(box, 'mdia', 'hdlr');
  const handles = handler && (await reader.read(handler.start + 8, 4)).toString('latin1');
  const carries = CARRIES[handles ?? ''] ?? 'other';
  return {
    box,
    carries,
    seconds: carries === 'other' ? undefined : secondsOf(await clockOf(reader, findIn(box, 'mdia', 'mdhd'))),
    chunks: await chunksOf(reader, findIn(box, 'mdia', 'minf', 'stbl')?.inside ?? []),
  };
}

/** Places, temperatures and the like, which cameras record beside the film, are tracks of their own. */
async function revealingTracks(reader: ByteReader, tracks: readonly Track[]): Promise<Revealing[]> {
  const found: Revealing[] = [];
  for (const { box, carries } of tracks)
    if (carries === 'other') found.push(emptied(box));
    else found.push(...(await revealingIn(reader, 'trak', box.inside, carries === 'pictures')));
  return found;
}

/** Each track's samples, none of which may lie outside of where samples are. */
function samplesIn(spaces: readonly Box[], tracks: readonly Track[]) {
  const starts = tracks.flatMap(({ chunks }) => chunks.map(({ start }) => start)).sort((a, b) => a - b);
  return tracks.map(({ carries, chunks }) => {
    const stretches = chunks.map((chunk) => {
      const space = spaces.find(({ start, end }) => chunk.start >= start && chunk.start < end);
      if (!space || (chunk.end ?? 0) > space.end) throw videoDamaged();
      return { start: chunk.start, end: endOf(chunk, starts, space.end) };
    });
    return { carries, stretches: stretches.filter(({ start, end }) => end > start) };
  });
}

const lengthOf = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

/** The bytes of pictures and sound stay; whatever lies between, beside or instead of them goes. */
function inspectSamples(spaces: readonly Box[], tracks: readonly Track[]) {
  const samples = samplesIn(spaces, tracks);
  const of = (wanted: (carries: Track['carries']) => boolean) =>
    samples.filter(({ carries }) => wanted(carries)).flatMap(({ stretches }) => stretches);
  const kept = of((carries) => carries !== 'other');
  const gaps = spaces.flatMap((space) => gapsBetween(space, kept));
  // Nobody's samples fill half the file: something else is carried in it.
  const unclaimed = lengthOf(gaps) - lengthOf(of((carries) => carries === 'other'));
  if (unclaimed > lengthOf(spaces) / 2) throw videoDamaged();
  return { pictures: of((carries) => carries === 'pictures'), gaps };
}

export const inspectIsoMedia: InspectVideo = async (reader) => {
  const top = await boxesIn(reader, '', { start: 0, end: reader.size });
  const brandBox = find(top, 'ftyp');
  const brand = brandBox && (await reader.read(brandBox.start, 4)).toString('latin1');
  const movie = find(top, 'moov')?.inside ?? [];
  const tracks: Track[] = [];
  for (const box of movie) if (box.type === 'trak') tracks.push(await inspectTrack(reader, box));

  const clock = await clockOf(reader, find(movie, 'mvhd'));
  const extension = find(movie, 'mvex');
  const spaces = top.filter(({ type }) => type === 'mdat');
  // Fragments keep their tables elsewhere; what else they carry could not be told apart.
  if (extension && tracks.some(({ carries }) => carries === 'other')) throw videoInPieces();
  const hasPictureTrack = tracks.some(({ carries }) => carries === 'pictures');
  const { pictures, gaps } =
    extension || !hasPictureTrack ? { pictures: spaces, gaps: [] } : inspectSamples(spaces, tracks);
  return {
    contentType: brand === undefined || brand === 'qt  ' ? 'video/quicktime' : 'video/mp4',
    seconds: extension
      ? await fragmentedSeconds(reader, extension, clock)
      : longest([secondsOf(clock), ...tracks.map(({ seconds }) => seconds)]),
    hasPicture: pictures.length > 0 && hasPictureTrack,
    pictures,
    revealing: [...(await revealingIn(reader, '', top)), ...(await revealingTracks(reader, tracks)), ...gaps],
  };
};
