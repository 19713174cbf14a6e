import { expect, it } from 'vitest';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { wantedPhotos } from './photo-checklist.ts';

const idsOf = (...placement: Parameters<typeof wantedPhotos>) =>
  wantedPhotos(...placement).map(({ id }) => id);

it('COACH-03 each kind of listing has its own photos to take', () => {
  expect(idsOf('sailing', 'cruiser')).toEqual(['hull', 'deck', 'helm', 'cabin', 'sails', 'engine', 'papers']);
  expect(idsOf('small-craft', 'ribs')).toEqual(['hull', 'deck', 'helm', 'engine', 'trailer', 'papers']);
  expect(idsOf('small-craft', 'paddleboards')).toEqual(['hull', 'deck']);
  expect(idsOf('engines', 'outboard')).toContain('propeller');
  expect(idsOf('engines', 'trailers')).toContain('winch');
  expect(idsOf('engines', 'sails')).toContain('wear');
  expect(idsOf('moorings', null)).toContain('berth');
});

it('COACH-03 every kind has at least two, each once', () => {
  for (const { id, subcategories } of CATEGORIES)
    for (const kind of [null, ...subcategories.map((subcategory) => subcategory.id)]) {
      const ids = idsOf(id, kind);
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(ids.length);
    }
});
