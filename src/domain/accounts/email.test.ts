import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail, personKeyOf } from './email.ts';

describe('one plain email address', () => {
  it.each([
    ['anna@example.co.uk', 'anna@example.co.uk'],
    ['  Anna.Bell+boats@Example.COM ', 'anna.bell+boats@example.com'],
    ["o'brien@harbour-master.uk", "o'brien@harbour-master.uk"],
    ['skipper@xn--hafen-kva.de', 'skipper@xn--hafen-kva.de'],
  ])('CONTACT-14 %s is one', (raw, normal) => {
    expect(normaliseEmail(raw)).toBe(normal);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna..bell@example.com',
    '.anna@example.com',
    'anna@-example.com',
    'anna@example..com',
    'anna@[127.0.0.1]',
    'anna@example.com,bob@example.com',
    'anna@example.com;bob@example.com',
    'crew:anna@example.com,bob@example.com;',
    'Anna <anna@example.com>',
    '"anna bell"@example.com',
    'anna(home)@example.com',
    'anna bell@example.com',
    'anna@example.com\r\nBcc: bob@example.com',
    'anna\u0000@example.com',
    'аnna@example.com',
    'ann\u212A@example.com',
    'anna@exämple.com',
    `${'a'.repeat(65)}@example.com`,
    `anna@${'a'.repeat(250)}.com`,
  ])('%j is not an address', (raw) => {
    expect(isEmail(raw)).toBe(false);
  });

  it('normalising is idempotent, and the result is safe in a mail header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (raw) => {
        const email = normaliseEmail(raw);
        if (email === undefined) return;
        expect(normaliseEmail(email)).toBe(email);
        expect(email).toMatch(/^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/);
      }),
    );
  });
});

it.each([
  ['name@example.org', 'name@example.org'],
  ['name+1@example.org', 'name@example.org'],
  ['name+a+b@example.org', 'name@example.org'],
  ['first.last+boats@mail.example.co.uk', 'first.last@mail.example.co.uk'],
  ['+1@example.org', '+1@example.org'],
])('THREAD-14 blocks recognise %s as %s', (emailKey, person) => {
  expect(personKeyOf(emailKey)).toBe(person);
});
