import { describe, expect, it } from 'vitest';
import { diffFacts } from './diff-facts.ts';
import type { Facts } from './facts.ts';
import { crossFieldProblems, mergeFacts } from './read-facts.ts';

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
  it('is listed field by field, in field order and as displayed values', () => {
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

  it('is empty when nothing changed or only the notation differs', () => {
    expect(diffFacts(BEFORE, {})).toEqual([]);
    expect(diffFacts(BEFORE, { ...BEFORE, electronics: ['Radar', 'GPS'], make: null })).toEqual([]);
  });
});

describe('facts after an edit', () => {
  const whole = BEFORE as Facts;

  it('keep fields that the edit leaves out', () => {
    expect(mergeFacts(whole, { price: 1 })).toEqual({ ...BEFORE, price: 1 });
  });

  it('lose a type that the new category does not have, and the text of an "Other" that is no longer chosen', () => {
    expect(mergeFacts(whole, { category: 'small-craft' }).subcategory).toBeNull();
    expect(mergeFacts(whole, { category: 'motor' }).subcategory).toBe('cruiser');
    expect(mergeFacts(whole, { engineType: 'diesel' }).engineTypeOther).toBeNull();
  });

  it('keep a type that the seller gave for the wrong category, so that it is refused', () => {
    expect(crossFieldProblems(mergeFacts(whole, { subcategory: 'ribs' }))).toEqual([
      { path: ['subcategory'], message: 'Type is not one of this category’s' },
    ]);
  });
});
