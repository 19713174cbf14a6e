import { describe, expect, it } from 'vitest';
import { approvedTitle, descriptionHint, sellHeading, stepTitle, submittedWords } from './selling-words.ts';

describe('the words of the selling form', () => {
  it.each([
    [null, null, 'Sell your boat', 'Boat Details', 'Boat Approved'],
    ['sailing', 'cruiser', 'Sell your boat', 'Boat Details', 'Boat Approved'],
    ['moorings', null, 'Sell your mooring', 'Mooring Details', 'Listing Approved'],
    ['engines', null, 'Sell your engine or part', 'Details', 'Listing Approved'],
    ['engines', 'outboard', 'Sell your engine', 'Engine Details', 'Listing Approved'],
    ['engines', 'trailers', 'Sell your trailer', 'Trailer Details', 'Listing Approved'],
    ['engines', 'sails', 'Sell your sail or rigging', 'Details', 'Listing Approved'],
    ['engines', 'electronics', 'Sell your electronics', 'Details', 'Listing Approved'],
  ])('FORM-03 %s/%s: “%s”', (category, subcategory, heading, step, approved) => {
    expect(sellHeading({ category, subcategory })).toBe(heading);
    expect(stepTitle(1, { category, subcategory })).toBe(step);
    expect(stepTitle(2, { category, subcategory })).toBe('Photos & Description');
    expect(approvedTitle({ category, subcategory })).toBe(approved);
  });

  it('FORM-03 what is no boat is described and submitted in its own words', () => {
    expect(descriptionHint({ category: 'moorings' })).toContain('depth at low water');
    expect(descriptionHint({ category: 'engines', subcategory: 'outboard' })).toContain('fitted to');
    expect(descriptionHint({ category: 'sailing' })).toContain('Its history');
    expect(submittedWords({ category: 'moorings' })).toMatch(/^Your listing has been submitted/);
    expect(submittedWords({ category: 'sailing' })).toMatch(/^Your boat listing has been submitted/);
  });

  it('FORM-03 a mooring to rent is let', () => {
    expect(sellHeading({ category: 'moorings', mooringOffer: 'rent' })).toBe('Let your mooring');
  });
});
