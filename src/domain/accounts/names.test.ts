import { expect, it } from 'vitest';
import { welcomeName } from './names.ts';

it('people are welcomed by their first name, companies by their whole name', () => {
  const names = { firstName: 'Solent', lastName: 'Yacht Brokers', email: 'desk@example.org' };
  expect(welcomeName({ ...names, sellerType: 'private' })).toBe('Solent');
  expect(welcomeName({ ...names, sellerType: 'broker' })).toBe('Solent Yacht Brokers');
  expect(welcomeName({ email: 'desk@example.org', sellerType: 'dealer' })).toBe('desk');
});
