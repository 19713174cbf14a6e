import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT } from '#web/drafts/browser-draft.ts';
import { submissionProblems } from './submission-problems.ts';

const COMPLETE = {
  category: 'sailing',
  subcategory: 'cruiser',
  title: 'Konsort',
  price: '14950',
  location: 'Cowes',
  sellerName: 'Anna Bell',
};
const found = (formData: Record<string, string>, refused = {}) =>
  submissionProblems({ ...EMPTY_CONTENT, formData }, refused);

describe('what keeps a listing from being submitted', () => {
  it('nothing once the required fields are filled in', () => {
    expect(found(COMPLETE)).toEqual([]);
  });

  it.each([
    ['title', 'Title'],
    ['category', 'Category'],
    ['price', 'Price'],
    ['location', 'Location'],
    ['sellerName', 'Seller name'],
  ])('a missing %s', (name, label) => {
    for (const value of ['', ' '])
      expect(found({ ...COMPLETE, subcategory: '', [name]: value })).toEqual([
        { name, isMissing: true, text: `${label} is missing` },
      ]);
  });

  it('an invalid value, whether required or not, and what only the server refused', () => {
    expect(found({ ...COMPLETE, yearBuilt: '3024' })).toMatchObject([
      {
        name: 'yearBuilt',
        isMissing: false,
        text: expect.stringMatching(/^Year built must be between 1800/),
      },
    ]);
    expect(found(COMPLETE, { title: 'Title must not be in capitals' })).toEqual([
      { name: 'title', isMissing: false, text: 'Title must not be in capitals' },
    ]);
  });
});
