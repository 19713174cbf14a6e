import { expect, it } from 'vitest';
import { daysAgoInWords } from './days-ago.ts';

it('PRICE-05 days are counted by the calendar of London', () => {
  const now = new Date('2026-07-02T22:59:00Z');
  expect(daysAgoInWords('2026-07-01T23:01:00Z', now)).toBe('today');
  expect(daysAgoInWords('2026-07-01T22:59:00Z', now)).toBe('yesterday');
  expect(daysAgoInWords('2026-03-04T12:00:00Z', now)).toBe('120 days ago');
  expect(daysAgoInWords('2026-07-03T12:00:00Z', now)).toBe('today');
});
