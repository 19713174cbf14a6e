import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_NAMES, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { type InsertedListing, insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { columnsOf, factsOf, publicFacts } from './listing-facts.ts';

let t: TestApp;
let row: InsertedListing;
beforeAll(async () => {
  t = await startTestApp();
  row = await insertListing(t.db, {
    sellerPhone: '020 7946 0123',
    draft: 1.5,
    unknownFields: ['beam'],
    sailSize: 35.5,
    suitableBoatLength: 24,
    length: 31.5,
  });
});
afterAll(() => t.close());

describe('the facts of a stored listing', () => {
  it('SELL-33 ENTITY-03 keep their API format: beam, draft and sizes as text', () => {
    expect(publicFacts(row)).toMatchObject({
      beam: 'unknown',
      draft: '1.5',
      sailSize: '35.5',
      suitableBoatLength: '24',
      length: 31.5,
      maxWeight: null,
    });
    expect(publicFacts({ ...row, unknownFields: [] }).beam).toBeNull();
  });

  it('are exposed only if their definition says public: never a seller’s email or phone', () => {
    const shown = publicFacts({ ...row, ...{ sellerEmail: 'sam@example.org', rejectionReason: 'secret' } });
    const secret = FIELD_NAMES.filter((name) => fieldDefinition(name).seenBy === 'owner');
    expect(secret).toEqual(['sellerEmail', 'sellerPhone']);
    expect(Object.keys(shown).filter((name) => !FIELD_NAMES.some((known) => known === name))).toEqual([]);
    for (const name of secret) expect(shown).not.toHaveProperty(name);
    expect(JSON.stringify(shown)).not.toMatch(/example\.org|7946|secret/);
  });

  it('are unchanged after a round trip through the columns', () => {
    const facts = factsOf(row);
    expect(facts).toMatchObject({ beam: 'unknown', draft: 1.5, sellerPhone: '020 7946 0123' });
    const columns = columnsOf(facts);
    expect(columns).toMatchObject({ beam: null, draft: 1.5, unknownFields: ['beam'] });
    expect(factsOf({ ...row, ...columns })).toEqual(facts);
  });

  it.each([
    ['make', 81],
    ['county', 81],
    ['title', 151],
    ['keelType', 41],
  ])('the database refuses a %s of %d letters', async (field, length) => {
    const long = insertListing(t.db, { [field]: 'x'.repeat(length) });
    await expect(long).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
