import { describe, expect, it } from 'vitest';
import { featuredUntil, isFeatured, recentSince } from './time-limits.ts';

const NOON = new Date('2026-11-15T12:00:00Z');

describe('time limits of a listing', () => {
  it('featuring expires after seven days', () => {
    const until = featuredUntil(NOON);
    expect(until).toEqual(new Date('2026-11-22T12:00:00Z'));
    expect(isFeatured(until, new Date('2026-11-22T11:59:59Z'))).toBe(true);
    expect(isFeatured(until, until)).toBe(false);
    expect(isFeatured(null, NOON)).toBe(false);
  });

  it('recent means the past 72 hours', () => {
    expect(recentSince(NOON)).toEqual(new Date('2026-11-12T12:00:00Z'));
    expect(recentSince(NOON, 24)).toEqual(new Date('2026-11-14T12:00:00Z'));
  });
});
