import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PortField } from './port-field.tsx';

it('LOC-11 the location of a listing being edited carries the hint and says so to screen readers', () => {
  const markup = renderToStaticMarkup(<PortField name="location" defaultValue="Cowes" />);
  const [, hintId] = /<p id="([^"]+)"[^>]*>Type at least 3 characters to search<\/p>/.exec(markup) ?? [];
  expect(hintId).toBeTruthy();
  expect(markup).toMatch(new RegExp(`<input[^>]*aria-describedby="[^"]*${hintId}`));
});
