import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../durations.ts';
import { formatTimeLeft, reviewUrgency } from './review-promise.ts';

const DUE = new Date('2026-11-15T12:00:00Z');
const earlier = (span: number) => new Date(DUE.getTime() - span);

describe('time left of the promise to review within a day', () => {
  it.each([
    [DAY, '24 h left', 'in-time'],
    [4 * HOUR, '4 h left', 'in-time'],
    [4 * HOUR - 1, '3 h left', 'soon'],
    [59 * MINUTE, '59 min left', 'soon'],
    [0, '0 min left', 'soon'],
    [-1, '0 min overdue', 'overdue'],
    [-3 * HOUR, '3 h overdue', 'overdue'],
    [-47 * HOUR, '47 h overdue', 'overdue'],
    [-2 * DAY, '2 days overdue', 'overdue'],
  ])('%d ms before it ends is "%s"', (span, words, urgency) => {
    expect(formatTimeLeft(DUE, earlier(span))).toBe(words);
    expect(reviewUrgency(DUE, earlier(span))).toBe(urgency);
  });
});
