import { expect, it } from 'vitest';
import { implausibleFacts } from '../src/domain/listings/plausible/implausible-facts.ts';
import { createDemoData } from './create-demo-data.ts';

it('FORM-02 nobody is asked about a boat that the market really has', () => {
  const { listings } = createDemoData({ seed: 'plausible', now: new Date('2026-11-18T12:00:00Z') });
  const asked = listings.flatMap((listing) =>
    implausibleFacts(listing).map(({ question, usual }) => `${listing.title}: ${question} ${usual}`),
  );
  expect(asked).toEqual([]);
});
