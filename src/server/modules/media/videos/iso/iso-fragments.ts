import { videoDamaged } from '../../media.errors.ts';
import { type ByteReader, entriesOf } from '../byte-reader.ts';
import { type Box, find, versionOf } from './iso-boxes.ts';
import type { SampleChunk } from './iso-samples.ts';
import { addSamples, type Timeline } from './iso-timeline.ts';

/** Browsers and streaming tools write films in fragments: `moof` describes the samples of the `mdat` after it. */
export interface FragmentedTrack {
  chunks: SampleChunk[];
  timeline: Timeline;
}

/** Duration and size of samples that do not have their own. */
interface Defaults {
  ticks: number;
  bytes: number;
}

/** Reads optional fields in order; flags say which are present. */
function fieldsOf(reader: ByteReader, box: Box, from: number) {
  const { flags } = versionOf(reader, box);
  let at = box.start + from;
  return {
    flags,
    at: () => at,
    next(flag: number, width: 4 | 8 = 4): Buffer | undefined {
      if ((flags & flag) === 0) return undefined;
      at += width;
      return reader.read(at - width, width);
    },
  };
}

/** `trex`: the defaults of each track. */
function defaultsIn(reader: ByteReader, extension: Box | undefined): Map<number, Defaults> {
  const boxes = extension?.inside.filter(({ type }) => type === 'trex') ?? [];
  return new Map(
    boxes.map((box) => {
      const bytes = reader.read(box.start, 20);
      return [bytes.readUInt32BE(4), { ticks: bytes.readUInt32BE(12), bytes: bytes.readUInt32BE(16) }];
    }),
  );
}

const TRACK_HEADER = {
  base: 0x1,
  description: 0x2,
  ticks: 0x8,
  bytes: 0x10,
  fromFragment: 0x2_0000,
} as const;

/** `tfhd`: the track of the following samples, the base of their positions, and their defaults. */
function readTrackHeader(reader: ByteReader, box: Box | undefined, defaults: Map<number, Defaults>) {
  if (!box) throw videoDamaged();
  const id = reader.read(box.start + 4, 4).readUInt32BE();
  const fields = fieldsOf(reader, box, 8);
  const base = fields.next(TRACK_HEADER.base, 8);
  fields.next(TRACK_HEADER.description);
  const own = { ticks: fields.next(TRACK_HEADER.ticks), bytes: fields.next(TRACK_HEADER.bytes) };
  const trackDefaults = defaults.get(id);
  return {
    id,
    base: base && Number(base.readBigUInt64BE()),
    isFromFragment: (fields.flags & TRACK_HEADER.fromFragment) !== 0,
    defaults: {
      ticks: own.ticks?.readUInt32BE() ?? trackDefaults?.ticks ?? 0,
      bytes: own.bytes?.readUInt32BE() ?? trackDefaults?.bytes ?? 0,
    },
  };
}

/** `tfdt`: when the first sample of the fragment is decoded. */
function decodeTime(reader: ByteReader, box: Box | undefined): number | undefined {
  if (!box) return undefined;
  const isLong = versionOf(reader, box).version === 1;
  const time = reader.read(box.start + 4, isLong ? 8 : 4);
  return isLong ? Number(time.readBigUInt64BE()) : time.readUInt32BE();
}

const RUN = {
  offset: 0x1,
  firstFlags: 0x4,
  ticks: 0x100,
  bytes: 0x200,
  flags: 0x400,
  shownLater: 0x800,
} as const;
const PER_SAMPLE: readonly number[] = [RUN.ticks, RUN.bytes, RUN.flags, RUN.shownLater];

interface RunStart {
  base: number;
  /** Where the run starts if it has no offset of its own. */
  following: number;
  defaults: Defaults;
}

/** `trun`: consecutive samples. */
function readRun(reader: ByteReader, box: Box, { base, following, defaults }: RunStart, timeline: Timeline) {
  const samples = reader.read(box.start + 4, 4).readUInt32BE();
  const fields = fieldsOf(reader, box, 8);
  const offset = fields.next(RUN.offset);
  fields.next(RUN.firstFlags);
  const start = offset ? base + offset.readInt32BE() : following;
  const present = PER_SAMPLE.filter((flag) => (fields.flags & flag) !== 0);
  if (present.length === 0) {
    addSamples(timeline, { samples, ticks: defaults.ticks }, 0);
    return { start, end: start + samples * defaults.bytes };
  }
  const place = (flag: number) => (present.includes(flag) ? present.indexOf(flag) * 4 : undefined);
  const places = { ticks: place(RUN.ticks), bytes: place(RUN.bytes), shownLater: place(RUN.shownLater) };
  const entries = { start: fields.at(), end: box.end };
  let end = start;
  for (const sample of entriesOf(reader, entries, { count: samples, width: present.length * 4 })) {
    const ticks = places.ticks === undefined ? defaults.ticks : sample.readUInt32BE(places.ticks);
    const later = places.shownLater === undefined ? 0 : sample.readInt32BE(places.shownLater);
    end += places.bytes === undefined ? defaults.bytes : sample.readUInt32BE(places.bytes);
    addSamples(timeline, { samples: 1, ticks }, later);
  }
  return { start, end };
}

/** Adds the samples of all fragments to their tracks. */
export function addFragments(
  reader: ByteReader,
  { fragments, extension }: { fragments: readonly Box[]; extension: Box | undefined },
  tracks: ReadonlyMap<number, FragmentedTrack>,
) {
  const defaults = defaultsIn(reader, extension);
  for (const fragment of fragments) {
    // By default a track's samples follow those of the track before it.
    let following = fragment.at;
    for (const part of fragment.inside) {
      if (part.type !== 'traf') continue;
      const header = readTrackHeader(reader, find(part.inside, 'tfhd'), defaults);
      const track = tracks.get(header.id);
      if (!track) throw videoDamaged();
      const base = header.base ?? (header.isFromFragment ? fragment.at : following);
      following = base;
      track.timeline.next = decodeTime(reader, find(part.inside, 'tfdt')) ?? track.timeline.next;
      for (const box of part.inside) {
        if (box.type !== 'trun') continue;
        reader.count('chunks');
        const run = readRun(reader, box, { base, following, defaults: header.defaults }, track.timeline);
        if (run.end > run.start) track.chunks.push(run);
        following = run.end;
      }
    }
  }
}
