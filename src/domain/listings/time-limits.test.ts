import { describe, expect, it } from 'vitest';
import { RESULTS_SKELETON_CARDS, SECTION_SIZES, SIMILAR_REQUEST_LIMIT } from './limits.ts';
import { featuredUntil, isFeatured, recentSince } from './time-limits.ts';

const NOON = new Date('2026-11-15T12:00:00Z');

describe('the clock of a listing', () => {
  it('CONST-70 ADMIN-18 featuring lasts seven days and ends by itself', () => {
    const until = featuredUntil(NOON);
    expect(until).toEqual(new Date('2026-11-22T12:00:00Z'));
    expect(isFeatured(until, new Date('2026-11-22T11:59:59Z'))).toBe(true);
    expect(isFeatured(until, until)).toBe(false);
    expect(isFeatured(null, NOON)).toBe(false);
  });

  it('CONST-12 HOME-23 recent means the past 72 hours', () => {
    expect(recentSince(NOON)).toEqual(new Date('2026-11-12T12:00:00Z'));
    expect(recentSince(NOON, 24)).toEqual(new Date('2026-11-14T12:00:00Z'));
  });
});

describe('sizes', () => {
  it('CONST-82 HOME-20 HOME-23 home shows 4 featured and 4 new boats', () => {
    expect([SECTION_SIZES.homeFeatured, SECTION_SIZES.homeNew]).toEqual([4, 4]);
  });

  it('HOME-15 a category card names its first 6 subcategories', () => {
    expect(SECTION_SIZES.categoryCardSubcategories).toBe(6);
  });

  it('CONST-13 DETAIL-34 similar boats: 4 are asked for and at most 4 shown', () => {
    expect([SIMILAR_REQUEST_LIMIT, SECTION_SIZES.similar]).toEqual([4, 4]);
  });

  it('CONST-83 SEARCH-11 the results skeleton has 6 cards', () => {
    expect(RESULTS_SKELETON_CARDS).toBe(6);
  });
});
