import { describe, expect, it } from 'vitest';
import { lastDays, londonDay, weekStart } from './london-day.ts';

describe('the day in the UK', () => {
  it.each([
    ['2026-11-15T23:59:59Z', '2026-11-15'],
    ['2026-06-15T23:30:00Z', '2026-06-16'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2026-03-29T01:00:00Z', '2026-03-29'],
  ])('%s is on %s', (moment, day) => {
    expect(londonDay(new Date(moment))).toBe(day);
  });

  it.each([
    ['2026-11-15T12:00:00Z', '2026-11-09'],
    ['2026-03-02T12:00:00Z', '2026-02-24'],
    ['2026-10-26T00:30:00Z', '2026-10-20'],
  ])('the week of %s begins on %s: seven days including today', (now, start) => {
    expect(weekStart(new Date(now))).toBe(start);
  });

  it('the last days end today and are right across a clock change', () => {
    expect(lastDays(new Date('2026-10-26T00:30:00Z'), 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(lastDays(new Date('2026-06-15T23:30:00Z'), 2)).toEqual(['2026-06-15', '2026-06-16']);
  });
});
