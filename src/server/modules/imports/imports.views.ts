import type { Import } from '#contract/selling/imports.ts';
import { DAY } from '#domain/durations.ts';
import { countOpen, needsOf } from './columns/needs.ts';
import type { ImportRecord } from './imports.repository.ts';

/** How long an import can be undone. */
export const UNDO_MS = 7 * DAY;

const boats = (count: number) => `${count} ${count === 1 ? 'boat' : 'boats'}`;

const NAMED_COLUMNS = 5;

function leftOut(table: ImportRecord['table']): string[] {
  const names = table?.columns.flatMap(({ column, hidden, field }) => (hidden && !field ? column : [])) ?? [];
  if (names.length === 0) return [];
  const shown = names.slice(0, NAMED_COLUMNS).map((name) => `“${name}”`);
  const more = names.length > NAMED_COLUMNS ? ` and ${names.length - NAMED_COLUMNS} more` : '';
  return [
    `These columns are hidden in your file, so we left them out: ${shown.join(', ')}${more}. You can choose them under “Your columns”.`,
  ];
}

function warningsOf({ state, table, unreachable }: ImportRecord): string[] {
  if (state !== 'ready') return [];
  return [
    ...(table?.madeReferences
      ? [
          'Your file has no stock numbers, so we recognise each boat by its make, model, year and length, and boats with the same ones by their price too. If one of these changes in your next file, that boat is taken for a new one.',
        ]
      : []),
    ...leftOut(table),
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
    open: countOpen(record),
    warnings: warningsOf(record),
    ...(undo && { undo }),
    ...(waits && { waits }),
    ...(record.error !== null && { error: record.error }),
    createdAt: record.createdAt.toISOString(),
  };
}
