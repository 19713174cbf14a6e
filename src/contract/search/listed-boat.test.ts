import { expect, it } from 'vitest';
import { keyFacts } from '#domain/listings/fields/display-value.ts';
import { PUBLIC_FIELDS } from '#domain/listings/fields/facts.ts';
import { fieldDefinition } from '#domain/listings/fields/fields.ts';
import type { Boat } from '../boats/boat.ts';
import { forList } from './listed-boat.ts';

const BOAT = {
  id: 7,
  title: 'Moody 33',
  description: 'Well kept. '.repeat(200),
  yearBuilt: 1979,
  length: 33,
  berths: 6,
  engineType: 'diesel',
  engineHours: 1200,
  beam: 3.4,
  safetyEquipment: ['Liferaft', 'Flares'],
} as unknown as Boat;

it('a listed boat has every fact that cards show, and nothing that only its own page says', () => {
  const listed = forList(BOAT);
  expect(keyFacts(listed)).toEqual(keyFacts(BOAT));
  expect(keyFacts(listed)).toHaveLength(5);
  expect(listed).toMatchObject({ id: 7, title: 'Moody 33' });
  expect(listed).not.toHaveProperty('description');
  expect(Object.keys(listed)).not.toEqual(expect.arrayContaining(['beam']));
  expect(Object.keys(listed)).not.toEqual(expect.arrayContaining(['safetyEquipment']));
});

it('what a boat does not have is left out', () => {
  expect(forList({ ...BOAT, featured: false, reducedBy: null })).toEqual(forList(BOAT));
});

it('a list omits the fields that are defined as page-only', () => {
  const full = Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, 'x'])) as unknown as Boat;
  const leftOut = PUBLIC_FIELDS.filter((name) => !(name in forList(full)));
  expect(leftOut).toEqual(PUBLIC_FIELDS.filter((name) => fieldDefinition(name).pageOnly));
  expect(leftOut).toContain('keelType');
  expect(leftOut).not.toContain('length');
});

it('lists include every key fact of a card', () => {
  for (const name of PUBLIC_FIELDS) {
    const { keyFact, pageOnly } = fieldDefinition(name);
    expect(keyFact && pageOnly, name).toBeFalsy();
  }
});
