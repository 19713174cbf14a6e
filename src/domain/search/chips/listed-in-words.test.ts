import { expect, it } from 'vitest';
import type { Filters } from '../filters/filters.ts';
import { listedInWords } from './listed-in-words.ts';

it.each<[Filters, string | undefined]>([
  [{ category: 'engines', subcategory: 'outboard', location: 'Devon' }, 'Outboard motors in Devon'],
  [{ category: 'engines', subcategory: 'sails', county: 'Kent' }, 'Sails & rigging in Kent'],
  [{ kind: 'goods' }, 'Engines, parts and moorings'],
  [{ category: 'engines' }, 'Engines, parts & trailers'],
  [{ category: 'moorings', location: 'Poole', distance: 10 }, 'Moorings within 10 miles of Poole'],
  [{ make: 'bavaria', model: '34' }, 'Bavaria 34'],
  [{ make: 'bavaria,hanse', category: 'sailing' }, 'Bavaria and Hanse sailing boats'],
  [{ category: 'small-craft', types: 'ribs,tenders', maxLength: 20 }, 'RIBs & inflatables and tenders'],
  [{ category: 'motor', keywords: 'teak decks' }, 'Motor boats with “teak decks”'],
  [{ keywords: 'teak decks', location: 'Devon' }, 'All listings with “teak decks” in Devon'],
  [{ maxPrice: 5_000, kind: 'boats' }, undefined],
  [{}, undefined],
])('FIND-15 %j lists "%s"', (filters, line) => {
  expect(listedInWords(filters, { isArea: true })).toBe(line);
});

it('FIND-15 a town is near, an area is in', () => {
  expect(listedInWords({ location: 'Oxford' }, { isArea: false })).toBe('All listings near Oxford');
});

it('FIND-15 the line never grows long', () => {
  expect(listedInWords({ keywords: 'x'.repeat(200) }, { isArea: true })?.length).toBeLessThanOrEqual(120);
});
