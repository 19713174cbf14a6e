import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from './categories.ts';
import { categorySummary, detailedSummary, type PlaceCount } from './summaries.ts';

const COUNTS: PlaceCount[] = [
  { category: 'small-craft', subcategory: 'ribs', count: 3 },
  { category: 'small-craft', subcategory: 'kayaks', count: 2 },
  { category: 'small-craft', subcategory: null, count: 1 },
  { category: 'moorings', subcategory: null, count: 4 },
];

describe('category summaries', () => {
  it('TAXONOMY-11 boats are counted by category', () => {
    expect(categorySummary(COUNTS).boats).toEqual({
      sailing: 0,
      motor: 0,
      'small-craft': 6,
      specialist: 0,
      superyachts: 0,
      engines: 0,
      moorings: 4,
    });
  });

  it('TAXONOMY-12 and by subcategory of each category', () => {
    const { subcategories } = categorySummary(COUNTS);
    expect(subcategories['small-craft']).toEqual({
      dinghies: 0,
      ribs: 3,
      jetskis: 0,
      kayaks: 2,
      paddleboards: 0,
      tenders: 0,
      rowing: 0,
    });
    expect(subcategories.moorings).toEqual({});
  });

  it('TAXONOMY-13 the detailed summary has a total and the subcategories of each category', () => {
    const summary = detailedSummary(COUNTS);
    expect(Object.keys(summary)).toEqual(CATEGORY_IDS);
    expect(summary['small-craft']).toMatchObject({ total: 6, subcategories: { ribs: 3, kayaks: 2 } });
    expect(summary.moorings).toEqual({ total: 4, subcategories: {} });
  });
});
