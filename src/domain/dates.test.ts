import { describe, expect, it } from 'vitest';
import {
  formatCardDate,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMonth,
  formatRecent,
} from './dates.ts';
import { HOUR } from './durations.ts';

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

  it('are those of London for every hour of a year, though days are formatted once', () => {
    const uncached = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'numeric',
      timeZone: 'Europe/London',
    });
    const start = Date.parse('2026-01-01T00:59:59Z');
    for (let hour = 0; hour < 366 * 24; hour++) {
      const moment = new Date(start + hour * HOUR);
      const [day] = uncached.format(moment).split('/');
      expect(formatCardDate(moment).split(' ')[0]).toBe(String(Number(day)));
    }
    expect(formatCardDate('2026-10-24T22:59:59Z')).toBe('24 Oct');
    expect(formatCardDate('2026-10-24T23:00:00Z')).toBe('25 Oct');
    expect(formatDate('2026-10-24T23:00:00Z')).toBe('25 Oct 2026');
  });
});

it('BUYER-08 names today and yesterday in London, and dates everything else', () => {
  const now = new Date('2026-06-10T23:30:00Z'); // 00:30 on the 11th in London
  expect(formatRecent('2026-06-10T23:05:00Z', now)).toBe('Today 00:05');
  expect(formatRecent('2026-06-10T13:05:00Z', now)).toBe('Yesterday 14:05');
  expect(formatRecent('2026-06-09T13:05:00Z', now)).toBe('9 Jun 2026, 14:05');
  expect(formatDay('2026-06-09T13:05:00Z', now)).toBe('9 Jun 2026');
});
