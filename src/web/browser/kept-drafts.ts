import { DAY } from '#domain/durations.ts';
import { KEPT_KEYS } from './kept-keys.ts';
import { createKeptTexts } from './kept-texts.ts';
import { safeStorage } from './safe-storage.ts';

/** Messages and reasons that someone began to write. */
export const keptDrafts = createKeptTexts(safeStorage('localStorage'), KEPT_KEYS.drafts, {
  count: 20,
  // The longest message, however many of its characters JSON escapes.
  length: 10_000,
  ageMs: 30 * DAY,
});

/** The messages of each conversation that could not be sent. */
export const keptOutbox = createKeptTexts(safeStorage('localStorage'), KEPT_KEYS.outbox, {
  count: 20,
  length: 60_000,
  ageMs: 30 * DAY,
});

/** When someone wrote to the seller of a boat, by the boat's id. */
export const writtenTo = createKeptTexts(safeStorage('localStorage'), KEPT_KEYS.writtenTo, {
  count: 100,
  length: 30,
  ageMs: 365 * DAY,
});
