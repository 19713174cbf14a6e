import { describe, expect, it } from 'vitest';
import { formatCardDate, formatDate, formatDateTime, formatLongDate, formatMonth } from './dates.ts';

describe('dates', () => {
  it('GEN-17 follow the en-GB order', () => {
    expect(formatDate('2026-11-03T12:00:00Z')).toBe('3 Nov 2026');
    expect(formatDate(new Date('2026-09-21T12:00:00Z'))).toBe('21 Sep 2026');
    expect(formatMonth('2026-11-03T12:00:00Z')).toBe('November 2026');
  });

  it('DETAIL-30 the boat page has the long format', () => {
    expect(formatLongDate('2026-11-03T12:00:00Z')).toBe('3 November 2026');
  });

  it('CARD-14 a card shows day and short month', () => {
    expect(formatCardDate('2026-11-03T12:00:00Z')).toBe('3 Nov');
  });

  it('CARD-15 a card without a date says "Recently"', () => {
    expect(formatCardDate(null)).toBe('Recently');
    expect(formatCardDate('')).toBe('Recently');
  });

  it('GEN-18 ERR-72 a missing or unreadable date is "Unknown"', () => {
    for (const missing of [null, undefined, '', 'soon', Number.NaN]) {
      expect(formatDate(missing)).toBe('Unknown');
      expect(formatLongDate(missing)).toBe('Unknown');
    }
  });

  it('the day is the one in London, summer time included', () => {
    expect(formatDate('2026-07-01T23:30:00Z')).toBe('2 Jul 2026');
    expect(formatDate('2026-01-01T23:30:00Z')).toBe('1 Jan 2026');
    expect(formatDateTime('2026-07-01T13:05:00Z')).toBe('1 Jul 2026, 14:05');
  });
});
