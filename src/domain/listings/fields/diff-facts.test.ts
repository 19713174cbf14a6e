import { describe, expect, it } from 'vitest';
import { diffFacts } from './diff-facts.ts';
import type { Facts } from './facts.ts';
import { mergeFacts, problemsTogether } from './read-facts.ts';

const BEFORE: Partial<Facts> = {
  title: 'Moody 33',
  category: 'sailing',
  subcategory: 'cruiser',
  price: 24_950,
  currency: 'GBP',
  length: 33,
  beam: 'unknown',
  keelType: 'fin',
  engineType: 'other',
  engineTypeOther: 'Saildrive',
  electronics: ['GPS', 'Radar'],
  galley: [],
  showPhone: false,
};

describe('what an edit changes', () => {
  it('is told field by field, in the fields’ order and in people’s words', () => {
    const after: Partial<Facts> = {
      price: 22_500,
      keelType: 'bilge',
      beam: 3.2,
      engineType: 'diesel',
      electronics: ['GPS'],
      galley: ['Oven', 'Sink'],
      showPhone: true,
    };
    expect(diffFacts(BEFORE, after).map(({ label, from, to }) => `${label}: ${from} → ${to}`)).toEqual([
      'Price: £24,950 → £22,500',
      'Beam: Unknown → 10.5 ft (3.2 m)',
      'Keel type: Fin keel → Bilge keel',
      'Galley equipment: Not given → Oven, Sink',
      'Engine type: Other: Saildrive → Diesel',
      'Electronics: GPS, Radar → GPS',
      'Buyers may see my phone number: No → Yes',
    ]);
    expect(diffFacts(BEFORE, { keelType: 'bilge' })[0]?.field).toBe('keelType');
  });

  it('is nothing when nothing was said or the same was said otherwise', () => {
    expect(diffFacts(BEFORE, {})).toEqual([]);
    expect(diffFacts(BEFORE, { ...BEFORE, electronics: ['Radar', 'GPS'], make: null })).toEqual([]);
  });
});

describe('facts after an edit', () => {
  const whole = BEFORE as Facts;

  it('keep what the edit does not say', () => {
    expect(mergeFacts(whole, { price: 1 })).toEqual({ ...BEFORE, price: 1 });
  });

  it('lose a type that the new category does not have, and words for an "Other" that is no more', () => {
    expect(mergeFacts(whole, { category: 'small-craft' }).subcategory).toBeNull();
    expect(mergeFacts(whole, { category: 'motor' }).subcategory).toBe('cruiser');
    expect(mergeFacts(whole, { engineType: 'diesel' }).engineTypeOther).toBeNull();
  });

  it('do not hide a type that the seller named for the wrong category', () => {
    expect(problemsTogether(mergeFacts(whole, { subcategory: 'ribs' }))).toEqual([
      { path: ['subcategory'], message: 'Type is not one of this category’s' },
    ]);
  });
});
