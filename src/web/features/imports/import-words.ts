import type { Import, ImportOutcome, UndoneOutcome } from '#contract/selling/imports.ts';
import type { StateWords } from '#domain/listings/sale/state-words.ts';

export const OUTCOME_WORDS = {
  new: { words: 'New', colour: 'starboard' },
  changed: { words: 'Changed', colour: 'sea' },
  unchanged: { words: 'Unchanged', colour: 'neutral' },
  faulty: { words: 'Faulty', colour: 'signal' },
  gone: { words: 'Not in the file', colour: 'brass' },
} as const satisfies Record<ImportOutcome, StateWords>;

export const STATE_WORDS = {
  checking: { words: 'Being checked', colour: 'neutral' },
  ready: { words: 'Ready to import', colour: 'sea' },
  importing: { words: 'Importing', colour: 'sea' },
  done: { words: 'Done', colour: 'starboard' },
  failed: { words: 'Not imported', colour: 'signal' },
} as const satisfies Record<Import['state'], StateWords>;

/** While other sellers' files come first. */
export const WAITS_WORDS: StateWords = { words: 'Waits its turn', colour: 'neutral' };

export const boats = (count: number) => `${count} ${count === 1 ? 'boat' : 'boats'}`;

export const UNDONE_WORDS = {
  removed: 'Removed',
  restored: 'Put back',
  left: 'Left as it is',
} as const satisfies Record<UndoneOutcome, string>;
