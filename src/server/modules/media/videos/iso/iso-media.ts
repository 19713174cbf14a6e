import { videoDamaged, videoInPieces } from '../../media.errors.ts';
import type { ByteReader } from '../byte-reader.ts';
import { type InspectVideo, longest, type Revealing } from '../video-facts.ts';
import { type Box, boxesIn, emptied, find, findIn, versionOf } from './iso-boxes.ts';
import { addFragments, type FragmentedTrack } from './iso-fragments.ts';
import { type Carries, revealingIn } from './iso-revealing.ts';
import { chunksOf } from './iso-samples.ts';
import { divideSpaces } from './iso-spaces.ts';
import { addTables, createTimeline, editedTicks, ticksOf } from './iso-timeline.ts';

const UNKNOWN = { 4: 0xffff_ffff, 8: Number(0xffff_ffff_ffff_ffffn) } as const;

function readCount(bytes: Buffer, at: number, width: 4 | 8): number {
  const count = width === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);
  return count === UNKNOWN[width] ? 0 : count;
}

/** `mvhd` and `mdhd` start alike: version, two dates, ticks per second, ticks. */
function clockOf(reader: ByteReader, box: Box | undefined) {
  if (!box) throw videoDamaged();
  const isLong = versionOf(reader, box).version === 1;
  const [width, ticksAt] = isLong ? ([8, 20] as const) : ([4, 12] as const);
  const bytes = reader.read(box.start, ticksAt + 4 + width);
  const perSecond = bytes.readUInt32BE(ticksAt);
  if (perSecond === 0) throw videoDamaged();
  return { perSecond, ticks: readCount(bytes, ticksAt + 4, width) };
}

/** `mehd`: the claimed length of a film in fragments. */
function claimedTicks(reader: ByteReader, extension: Box | undefined): number {
  const header = extension && find(extension.inside, 'mehd');
  if (!header) return 0;
  const width = versionOf(reader, header).version === 1 ? 8 : 4;
  return readCount(reader.read(header.start + 4, width), 0, width);
}

interface Track extends FragmentedTrack {
  box: Box;
  id: number;
  carries: Carries;
}

const CARRIES: Readonly<Record<string, Carries>> = { vide: 'pictures', soun: 'sound' };

function inspectTrack(reader: ByteReader, box: Box): Track {
  reader.count('tracks');
  const handler = findIn(box, 'mdia', 'hdlr');
  const header = find(box.inside, 'tkhd');
  if (!handler || !header) throw videoDamaged();
  const idAt = versionOf(reader, header).version === 1 ? 20 : 12;
  const tables = findIn(box, 'mdia', 'minf', 'stbl')?.inside ?? [];
  const timeline = createTimeline();
  addTables(timeline, reader, tables);
  return {
    box,
    id: reader.read(header.start + idAt, 4).readUInt32BE(),
    carries: CARRIES[reader.read(handler.start + 8, 4).toString('latin1')] ?? 'other',
    chunks: chunksOf(reader, tables),
    timeline,
  };
}

/** How long the samples of a track play, and the claimed length of the track. */
function trackSeconds(reader: ByteReader, { box, timeline }: Track, moviePerSecond: number) {
  const { perSecond, ticks } = clockOf(reader, findIn(box, 'mdia', 'mdhd'));
  return {
    measured: ticksOf(timeline) / perSecond,
    claimed: Math.max(ticks / perSecond, editedTicks(reader, findIn(box, 'edts', 'elst')) / moviePerSecond),
  };
}

/** The longest of the measured and claimed lengths; unknown if nothing can be measured. */
function movieSeconds(reader: ByteReader, movie: readonly Box[], tracks: readonly Track[]) {
  const { perSecond, ticks } = clockOf(reader, find(movie, 'mvhd'));
  const played = tracks
    .filter(({ carries }) => carries !== 'other')
    .map((track) => trackSeconds(reader, track, perSecond));
  const measured = longest(played.map((track) => track.measured));
  const claimed = claimedTicks(reader, find(movie, 'mvex'));
  return (
    measured &&
    longest([measured, ticks / perSecond, claimed / perSecond, ...played.map((track) => track.claimed)])
  );
}

/** Locations, temperatures and other data that cameras record are separate tracks. */
const inTracks = (reader: ByteReader, tracks: readonly Track[]): Revealing[] =>
  tracks.flatMap(({ box, carries }) =>
    carries === 'other' ? [emptied(box)] : revealingIn(reader, 'trak', box.inside, carries),
  );

function tracksById(tracks: readonly Track[]): Map<number, Track> {
  const byId = new Map(tracks.map((track) => [track.id, track]));
  if (byId.size < tracks.length) throw videoDamaged();
  return byId;
}

export const inspectIsoMedia: InspectVideo = (reader) => {
  const top = boxesIn(reader, '', { start: 0, end: reader.size });
  const brandBox = find(top, 'ftyp');
  const brand = brandBox && reader.read(brandBox.start, 4).toString('latin1');
  const contentType = brand === undefined || brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  const movie = find(top, 'moov')?.inside ?? [];
  const tracks = movie.filter(({ type }) => type === 'trak').map((box) => inspectTrack(reader, box));
  if (!tracks.some(({ carries }) => carries === 'pictures'))
    return { contentType, seconds: undefined, hasPicture: false, pictures: [], revealing: [] };

  const fragments = top.filter(({ type }) => type === 'moof');
  const extension = find(movie, 'mvex');
  // A fragment cannot be played without the tracks it names, so other tracks cannot be removed.
  if ((extension || fragments.length > 0) && tracks.some(({ carries }) => carries === 'other'))
    throw videoInPieces();
  if (fragments.length > 0) addFragments(reader, { fragments, extension }, tracksById(tracks));

  const spaces = top.filter(({ type }) => type === 'mdat');
  const chunks = tracks.flatMap(({ carries, ...track }) =>
    track.chunks.map((chunk) => ({ ...chunk, carries })),
  );
  const { pictures, gaps } = divideSpaces(spaces, chunks);
  return {
    contentType,
    seconds: movieSeconds(reader, movie, tracks),
    hasPicture: pictures.length > 0,
    pictures,
    revealing: [...revealingIn(reader, '', top), ...inTracks(reader, tracks), ...gaps],
  };
};
