import { expect, it } from 'vitest';
import { formatAge } from './account-age.ts';

const now = new Date('2026-11-17T12:00:00Z');

it('says how old an account is in days, then months, then years', () => {
  expect(formatAge('2026-11-17T09:00:00Z', now)).toBe('Opened today');
  expect(formatAge('2026-11-16T09:00:00Z', now)).toBe('1 day old');
  expect(formatAge('2026-06-10T09:00:00Z', now)).toBe('5 months old');
  expect(formatAge('2023-06-10T09:00:00Z', now)).toBe('3 years old');
});
