import { type ByteReader, entriesOf } from '../byte-reader.ts';
import { type Box, find, versionOf } from './iso-boxes.ts';

/** When a track's samples are shown, in ticks of its clock. */
export interface Timeline {
  earliest: number;
  latest: number;
  /** The sum of all durations. */
  total: number;
  /** When the next sample is decoded. */
  next: number;
}

export const createTimeline = (): Timeline => ({
  earliest: Number.POSITIVE_INFINITY,
  latest: Number.NEGATIVE_INFINITY,
  total: 0,
  next: 0,
});

interface Run {
  samples: number;
  ticks: number;
}

/** Adds samples of the same duration, shown this much later than they are decoded. */
export function addSamples(timeline: Timeline, { samples, ticks }: Run, offset: number) {
  if (samples === 0) return;
  const duration = samples * ticks;
  timeline.earliest = Math.min(timeline.earliest, timeline.next + offset);
  timeline.latest = Math.max(timeline.latest, timeline.next + duration + offset);
  timeline.total += duration;
  timeline.next += duration;
}

/** Whichever is longer: gaps between samples take time, and so do samples that are shown simultaneously. */
export const ticksOf = ({ earliest, latest, total }: Timeline): number => Math.max(total, latest - earliest);

const RUNS_START = 8;

function* runsIn(reader: ByteReader, table: Box | undefined): Generator<{ samples: number; value: number }> {
  if (!table) return;
  const count = reader.read(table.start + 4, 4).readUInt32BE();
  const entries = { start: table.start + RUNS_START, end: table.end };
  for (const entry of entriesOf(reader, entries, { count, width: 8 }))
    yield { samples: entry.readUInt32BE(0), value: entry.readInt32BE(4) };
}

/** `stts`, for as many samples as there are: if it is too short, players continue with its last duration. */
function* durationsIn(reader: ByteReader, table: Box | undefined, samples: number): Generator<Run> {
  let left = samples;
  let ticks = 0;
  for (const run of runsIn(reader, table)) {
    ticks = run.value >>> 0;
    const taken = Math.min(left, run.samples);
    left -= taken;
    yield { samples: taken, ticks };
  }
  yield { samples: left, ticks };
}

/** Adds the samples in a track's own tables: `stts` has their durations, `ctts` how much later they are shown. */
export function addTables(timeline: Timeline, reader: ByteReader, tables: readonly Box[]) {
  const sizes = find(tables, 'stsz') ?? find(tables, 'stz2');
  const samples = sizes ? reader.read(sizes.start + 8, 4).readUInt32BE() : 0;
  const offsets = runsIn(reader, find(tables, 'ctts'));
  let offset = { samples: 0, value: 0 };
  for (const { samples: count, ticks } of durationsIn(reader, find(tables, 'stts'), samples))
    for (let left = count; left > 0; ) {
      while (offset.samples === 0)
        offset = offsets.next().value ?? { samples: Number.POSITIVE_INFINITY, value: 0 };
      const taken = Math.min(left, offset.samples);
      addSamples(timeline, { samples: taken, ticks }, offset.value);
      left -= taken;
      offset.samples -= taken;
    }
}

/** `elst`: a list of ranges of the film to show, which may repeat one a thousand times. In ticks of the movie. */
export function editedTicks(reader: ByteReader, edits: Box | undefined): number {
  if (!edits) return 0;
  const isLong = versionOf(reader, edits).version === 1;
  const count = reader.read(edits.start + 4, 4).readUInt32BE();
  const entries = { start: edits.start + RUNS_START, end: edits.end };
  let ticks = 0;
  for (const entry of entriesOf(reader, entries, { count, width: isLong ? 20 : 12 }))
    ticks += isLong ? Number(entry.readBigUInt64BE(0)) : entry.readUInt32BE(0);
  return ticks;
}
