import { expect, it } from 'vitest';
import { isSmallEdit } from './small-edit.ts';

const EDIT = { isEdit: true, changes: [{ field: 'description' }], photoChange: null, facts: [] };

it('an edit is small if it changes at most three fields of the same boat, no files, and raises no concern', () => {
  expect(isSmallEdit(EDIT)).toBe(true);
  expect(isSmallEdit({ ...EDIT, facts: [{ isConcern: false }] })).toBe(true);
  const four = ['title', 'berths', 'heads', 'description'].map((field) => ({ field }));
  for (const larger of [
    { isEdit: false },
    { changes: four },
    { changes: [{ field: 'make' }] },
    { photoChange: {} },
    { facts: [{ isConcern: true }] },
  ])
    expect(isSmallEdit({ ...EDIT, ...larger })).toBe(false);
});
