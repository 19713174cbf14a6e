import { expect, it } from 'vitest';
import { fullNameOf } from './profile-card.tsx';

it('PROFILE-03 the name is first and last name, or the part before the "@"', () => {
  const email = 'anna.bell@example.org';
  expect(fullNameOf({ firstName: 'Anna', lastName: 'Maria Bell', email })).toBe('Anna Maria Bell');
  expect(fullNameOf({ firstName: 'Anna', lastName: '', email })).toBe('Anna');
  expect(fullNameOf({ firstName: null, lastName: null, email })).toBe('anna.bell');
});
