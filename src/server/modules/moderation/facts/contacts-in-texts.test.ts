import { expect, it } from 'vitest';
import { contactsIn } from './contacts-in-texts.ts';

it('scans each version of a text once', () => {
  const first = contactsIn('Contessa 32\nRing 07700 900123');
  expect(contactsIn('Contessa 32\nRing 07700 900123')).toBe(first);
  expect(contactsIn('Contessa 32\nRing 07700 900124')).not.toEqual(first);
});
