import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { STORED_FIELDS } from '#domain/listings/fields/facts.ts';
import { listingChanges, newListing } from './listing-facts.ts';

const now = () => new Date('2026-11-15T12:00:00Z');
const NEW = newListing(now, { images: z.array(z.string()).max(20).optional() });
const CHANGES = listingChanges(now, {});

const LEAST = {
  title: 'Moody 33',
  category: 'sailing',
  price: '24,950',
  location: 'Lymington',
  sellerName: 'Sam Seller',
};

function problems(schema: z.ZodType, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('a new listing', () => {
  it('SELL-21 API-31 needs title, category, price, location and seller name, and says which is missing', () => {
    expect(problems(NEW, {})).toEqual({
      title: 'Title is required',
      category: 'Category is required',
      price: 'Price is required',
      location: 'Location is required',
      sellerName: 'Seller name is required',
    });
    expect(problems(NEW, { ...LEAST, title: '  ' })).toEqual({ title: 'Title is required' });
    expect(NEW.parse(LEAST)).toEqual({ ...LEAST, price: 24_950 });
  });

  it('SELL-38 CONST-86 ENTITY-20 a cleared field gets its default', () => {
    const cleared = { vatStatus: '', country: null, currency: '', description: null, galley: null, make: '' };
    expect(NEW.parse({ ...LEAST, ...cleared })).toMatchObject({
      vatStatus: 'unpaid',
      country: 'United Kingdom',
      currency: 'GBP',
      description: '',
      galley: [],
      make: null,
    });
  });

  it('API-37 MYLIST-14 takes numbers as typed strings and every list’s spelling', () => {
    expect(
      NEW.parse({
        ...LEAST,
        yearBuilt: '1984',
        length: '33.5',
        berths: '6',
        beam: '3.2',
        currency: 'usd',
        hullMaterial: 'fibreglass',
        condition: 'very-good',
        subcategory: 'sailing-cruisers',
      }),
    ).toMatchObject({
      yearBuilt: 1984,
      length: 33.5,
      berths: 6,
      beam: 3.2,
      currency: 'USD',
      hullMaterial: 'fiberglass',
      condition: 'used-excellent',
      subcategory: 'cruiser',
    });
  });

  it('SELL-26 SELL-27 SELL-28 an unknown year or length is cleared, an unknown beam or draft is "unknown"', () => {
    const unknown = { yearBuilt: 'unknown', length: 'unknown', beam: 'unknown', draft: 'Unknown' };
    expect(NEW.parse({ ...LEAST, ...unknown })).toMatchObject({
      yearBuilt: null,
      length: null,
      beam: 'unknown',
      draft: 'unknown',
    });
  });

  it('the text for another engine is kept, unless the seller gives a different one', () => {
    expect(NEW.parse({ ...LEAST, engineType: 'saildrive' })).toMatchObject({
      engineType: 'other',
      engineTypeOther: 'Saildrive',
    });
    expect(
      NEW.parse({ ...LEAST, engineType: 'Other: steam', engineTypeOther: 'Two-cylinder steam' }),
    ).toMatchObject({ engineType: 'other', engineTypeOther: 'Two-cylinder steam' });
  });

  it('a former main category implies its type; a type of another category is refused', () => {
    expect(NEW.parse({ ...LEAST, category: 'houseboat' })).toMatchObject({
      category: 'specialist',
      subcategory: 'houseboat',
    });
    expect(problems(NEW, { ...LEAST, subcategory: 'ribs' })).toEqual({
      subcategory: 'Type is not one of this category’s',
    });
    expect(problems(NEW, { ...LEAST, category: 'spaceships' })).toEqual({
      category: 'Category is not one of the choices',
    });
  });

  it('every field has bounds, and each problem is a sentence with the field’s path', () => {
    expect(
      problems(NEW, {
        ...LEAST,
        make: 'x'.repeat(81),
        county: 'x'.repeat(81),
        yearBuilt: 2028,
        berths: 2.5,
        showPhone: 'yes',
        electronics: [1],
        images: [1],
      }),
    ).toMatchObject({
      make: 'Make must be at most 80 characters',
      county: 'County must be at most 80 characters',
      yearBuilt: 'Year built must be between 1800 and 2027',
      berths: 'Berths must be a whole number',
      showPhone: 'Buyers may see my phone number must be true or false',
      electronics: 'Electronics must be a list of texts',
      'images.0': expect.any(String),
    });
  });

  it('ignores fields that the seller may not set', () => {
    const forged = { role: 'admin', status: 'approved', featured: true, ownerId: '1', sellerEmail: 'a@b.uk' };
    expect(NEW.parse({ ...LEAST, ...forged, brokerListing: true })).toEqual({ ...LEAST, price: 24_950 });
  });

  it('returns facts or problems for any input', () => {
    const body = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...STORED_FIELDS, '__proto__'), fc.anything()),
    );
    fc.assert(
      fc.property(body, (raw) => {
        for (const schema of [NEW, CHANGES]) {
          const { success, error } = schema.safeParse(raw);
          expect(success || (error?.issues.length ?? 0) > 0).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('changes to a listing', () => {
  it('contain only what changes', () => {
    expect(CHANGES.parse({})).toEqual({});
    expect(CHANGES.parse({ price: '19950', make: '' })).toEqual({ price: 19_950, make: null });
  });

  it('cannot clear required fields', () => {
    expect(problems(CHANGES, { title: '', price: null })).toEqual({
      title: 'Title is required',
      price: 'Price is required',
    });
  });
});
