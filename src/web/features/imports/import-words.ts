import type { Import, ImportOutcome, UndoneOutcome } from '#contract/selling/imports.ts';
import type { StateWords } from '#domain/listings/sale/state-words.ts';

export const OUTCOME_WORDS = {
  new: { words: 'New', colour: 'starboard' },
  changed: { words: 'Changed', colour: 'sea' },
  unchanged: { words: 'Unchanged', colour: 'neutral' },
  faulty: { words: 'Faulty', colour: 'signal' },
  gone: { words: 'Not in the file', colour: 'brass' },
} as const satisfies Record<ImportOutcome, StateWords>;

const STATE_WORDS = {
  checking: { words: 'Being checked', colour: 'neutral' },
  ready: { words: 'Ready to import', colour: 'sea' },
  importing: { words: 'Importing', colour: 'sea' },
  done: { words: 'Done', colour: 'starboard' },
  failed: { words: 'Not imported', colour: 'signal' },
} as const satisfies Record<Import['state'], StateWords>;

/** While other sellers' files come first. */
const WAITS_WORDS: StateWords = { words: 'Waits its turn', colour: 'neutral' };

/** A file that has been read and cannot be imported before its seller has said something. */
const NEEDS_WORDS = {
  columns: { words: 'Columns to check', colour: 'brass' },
  answers: { words: 'Questions to answer', colour: 'brass' },
} as const satisfies Record<NonNullable<Import['needs']>, StateWords>;

/** What an import waits for, or what became of it. */
export function stateWords({ state, needs, open, waits, undo }: Import): StateWords {
  if (waits) return WAITS_WORDS;
  if (undo?.running) return { words: 'Being undone', colour: 'sea' };
  if (undo?.done) return { words: 'Undone', colour: 'neutral' };
  if (needs) return NEEDS_WORDS[needs];
  return open > 0 ? NEEDS_WORDS.answers : STATE_WORDS[state];
}

/** Of a file whose boats have not been read there is nothing to count. */
export function countsInWords({ counts }: Import): string {
  const { faulty, unchanged } = counts;
  const parts = [
    `${counts.new} new`,
    `${counts.changed} changed`,
    ...(unchanged > 0 ? [`${unchanged} as before`] : []),
    ...(faulty > 0 ? [`${faulty} with faults`] : []),
  ];
  return Object.values(counts).some((count) => count > 0) ? parts.join(', ') : '';
}

export const boats = (count: number) => `${count} ${count === 1 ? 'boat' : 'boats'}`;

export const UNDONE_WORDS = {
  removed: 'Removed',
  restored: 'Put back',
  left: 'Left as it is',
} as const satisfies Record<UndoneOutcome, string>;
