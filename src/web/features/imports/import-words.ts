import type { Import, ImportOutcome } from '#contract/selling/imports.ts';
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

export const boats = (count: number) => `${count} ${count === 1 ? 'boat' : 'boats'}`;
