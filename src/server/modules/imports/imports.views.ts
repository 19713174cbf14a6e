import type { Import, ImportRow } from '#contract/selling/imports.ts';
import { DAY } from '#domain/durations.ts';
import { displayValue } from '#domain/listings/fields/display-value.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { ImportRecord } from './imports.repository.ts';
import { needsOf } from './needs.ts';
import type { ShownRow } from './rows.repository.ts';

/** How long an import can be undone. */
export const UNDO_MS = 7 * DAY;

const boats = (count: number) => `${count} ${count === 1 ? 'boat' : 'boats'}`;

function warningsOf({ state, table, unreachable }: ImportRecord): string[] {
  if (state !== 'ready') return [];
  return [
    ...(table?.madeReferences
      ? [
          'Your file has no stock numbers, so we recognise each boat by its make, model, year and length, and boats with the same ones by their price too. If one of these changes in your next file, that boat is taken for a new one.',
        ]
      : []),
    ...(unreachable > 0
      ? [
          `Buyers can neither call nor write to you about ${boats(unreachable)}. Allow messages, or show a phone number.`,
        ]
      : []),
  ];
}

export interface UndoneCounts {
  removed: number;
  restored: number;
  left: number;
}

function undoOf(
  { state, finishedAt, undoing, undoneAt }: ImportRecord,
  counts: UndoneCounts | undefined,
  now: Date,
): Import['undo'] {
  if (undoing) return { running: true };
  if (undoneAt)
    return { done: { at: undoneAt.toISOString(), ...(counts ?? { removed: 0, restored: 0, left: 0 }) } };
  if (state !== 'done' || !finishedAt) return undefined;
  const until = new Date(finishedAt.getTime() + UNDO_MS);
  return until > now ? { until: until.toISOString() } : undefined;
}

interface Around {
  now: Date;
  /** It waits for its turn behind others. */
  waits?: boolean;
  undone?: UndoneCounts | undefined;
}

export function importView(record: ImportRecord, { now, waits = false, undone }: Around): Import {
  const needs = needsOf(record);
  const undo = undoOf(record, undone, now);
  return {
    id: record.id,
    state: record.state,
    format: record.format,
    ...(record.fileName !== null && { fileName: record.fileName }),
    progress: { done: record.done, total: record.total },
    counts: record.counts,
    unknown: record.unknown,
    ...(needs && { needs }),
    warnings: warningsOf(record),
    ...(undo && { undo }),
    ...(waits && { waits }),
    ...(record.error !== null && { error: record.error }),
    createdAt: record.createdAt.toISOString(),
  };
}

/** A value as pages show it; as it is in the file if that cannot be read. */
function shownFact(row: ShownRow, name: 'price' | 'yearBuilt' | 'length' | 'location'): string | undefined {
  const value = row[name];
  if (value === null || value === '') return undefined;
  const currency = row.currency ?? 'GBP';
  return displayValue({ [name]: name === 'location' ? value : Number(value), currency }, name)?.toString();
}

/** `pictures` are the first photos of boats that are stored, by boat and by hash. */
export function rowView(row: ShownRow, pictures: ReadonlyMap<string, string>): ImportRow {
  const facts = (['price', 'yearBuilt', 'length', 'location'] as const).flatMap((name) => {
    const value = shownFact(row, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const [first] = row.photos ?? [];
  const ofFile =
    first && ('mediaId' in first ? first.mediaId : 'hash' in first ? pictures.get(first.hash) : undefined);
  const picture = ofFile ?? pictures.get(String(row.boatId));
  return {
    row: row.row,
    reference: row.reference,
    title: row.title,
    outcome: row.outcome,
    ...(row.boatId !== null && { boatId: row.boatId }),
    changes: row.changes,
    faults: row.faults,
    shown: {
      ...Object.fromEntries(facts),
      ...(row.state && { state: row.state }),
      ...(picture && { picture: objectUrl(picture) }),
    },
    corrected: Object.entries(row.corrected ?? {}).map(([field, { was, value }]) => ({ field, was, value })),
    ...(row.undone && { undone: row.undone }),
    other: row.other,
    photos: row.photos?.filter((photo) => !('missing' in photo)).length ?? 0,
  };
}
