import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factSchema } from '#contract/boats/listing-facts.ts';
import { detailRows } from '#domain/listings/fields/detail-rows.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import { keyFacts } from '#domain/listings/fields/display-value.ts';
import { fieldsFor } from '#domain/listings/fields/form-fields.ts';
import { activeFilterChips } from '#domain/search/chips/chips.ts';
import { advancedFilters } from '#domain/search/controls/advanced.ts';
import { call } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { titlesOf } from '../search-call.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await insertListing(t.db, { title: 'hardly run', engineHours: 412 });
  await insertListing(t.db, { title: 'well run', engineHours: 2900 });
  await insertListing(t.db, { title: 'nobody knows' });
});
afterAll(() => t.close());

describe('engine hours', () => {
  it('are asked wherever there is an engine', () => {
    expect(fieldsFor('motor')).toContain('engineHours');
    for (const kind of ['ribs', 'jetskis', 'tenders', 'dinghies'])
      expect(fieldsFor('small-craft', kind)).toContain('engineHours');
    for (const kind of ['narrowboat', 'houseboat', 'fishing', 'dutch-barge', 'workboat', 'classic'])
      expect(fieldsFor('specialist', kind)).toContain('engineHours');
    expect(fieldsFor('superyachts')).toContain('engineHours');
    expect(fieldsFor('sailing', 'cruiser')).toContain('engineHours');
    expect(fieldsFor('engines', 'outboard')).toContain('engineHours');
    expect(fieldsFor('engines', 'trailers')).not.toContain('engineHours');
    expect(fieldsFor('small-craft', 'kayaks')).not.toContain('engineHours');
  });

  it('are a whole number within bounds', () => {
    const hours = factSchema('engineHours', () => new Date());
    expect(hours.parse('1,250')).toBe(1250);
    expect(hours.safeParse(-1).success).toBe(false);
    expect(hours.safeParse(10.5).success).toBe(false);
  });

  it('have a maximum as filter, and are part of each boat', async () => {
    expect(await titlesOf(t, 'maxEngineHours=500')).toEqual(['hardly run']);
    const [boat] = (await call(t, { url: '/api/boats?maxEngineHours=412' })).json();
    expect(boat).toMatchObject({ title: 'hardly run', engineHours: 412 });
  });

  it('are formatted in the key facts, in the engine’s rows, as a chip and as a change', () => {
    expect(keyFacts({ engineHours: 1250 }).map(({ value }) => value)).toEqual(['1,250 hours']);
    expect(detailRows({ engineHours: 1250 }, 'engine')).toEqual([{ label: 'Engine hours', value: '1,250' }]);
    expect(activeFilterChips({ maxEngineHours: 1500 }).map(({ label }) => label)).toEqual([
      'Up to 1,500 engine hours',
    ]);
    expect(diffFacts({ engineHours: 1250 }, { engineHours: 1300 })).toEqual([
      { field: 'engineHours', label: 'Engine hours', from: '1,250', to: '1,300' },
    ]);
    expect(advancedFilters('motor', 'yacht')).toContain('maxEngineHours');
  });
});
