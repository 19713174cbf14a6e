import { expect, it } from 'vitest';
import { implausibleFacts } from '../listings/plausible/implausible-facts.ts';
import { dimensionsOf } from './model-dimensions.ts';

it('FORM-04 a known model has dimensions to suggest, however it is written; any other has none', () => {
  expect(dimensionsOf('westerly', ' CENTAUR ')).toEqual({ length: 26, beam: 2.57, draft: 0.91 });
  expect(dimensionsOf('Westerly', 'Centurion')).toBeUndefined();
  expect(dimensionsOf('constructor', 'toString')).toBeUndefined();
  const centaur = { category: 'sailing', subcategory: 'cruiser', ...dimensionsOf('Westerly', 'Centaur') };
  expect(implausibleFacts(centaur)).toEqual([]);
});
