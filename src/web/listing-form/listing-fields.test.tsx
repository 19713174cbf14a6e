import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formValuesOf } from './form-values.ts';
import { ListingFields } from './listing-fields.tsx';

const markupOf = (listing: Parameters<typeof formValuesOf>[0]) =>
  renderToStaticMarkup(<ListingFields values={formValuesOf(listing)} onChange={() => {}} places="PORTS" />);

it('LOC-11 the location of a listing being edited carries the hint and says so to screen readers', () => {
  const markup = markupOf({ location: 'Cowes' });
  const [, hintId] = /<p id="([^"]+)"[^>]*>Type at least 3 characters to search</.exec(markup) ?? [];
  expect(hintId).toBeTruthy();
  const input = /<input[^>]*name="location"[^>]*>/.exec(markup)?.[0];
  expect(input).toMatch(new RegExp(`aria-describedby="[^"]*${hintId}`));
});

it('FORM-01 a length is shown as understood, in both units', () => {
  const markup = markupOf({ category: 'sailing', subcategory: 'cruiser', length: 26.5, beam: '3.2' });
  expect(markup).toContain('= 26 ft 6 in (8.08 m)');
  expect(markup).toContain('= 10 ft 6 in (3.2 m)');
});
