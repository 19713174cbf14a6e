import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink } from './contact-links.ts';

describe('calling the seller', () => {
  it('CONTACT-04 opens the dialler with the number alone', () => {
    expect(phoneLink('01983 960 123')).toBe('tel:01983960123');
    expect(phoneLink('+44 (0)7700 900123')).toBe('tel:+4407700900123');
  });
});

describe('a link to an email address', () => {
  it('has one recipient', () => {
    const link = new URL(mailLink('rosa@example.org'));
    expect(link.protocol + decodeURIComponent(link.pathname)).toBe('mailto:rosa@example.org');
    expect(link.search).toBe('');
  });

  it.each([
    'a?bcc=b@example.org',
    'a&cc=b@example.org',
    'a,b@example.org',
    'a@example.org#x',
    'a%3Fbcc=b@x.org',
  ])('adds no header and no recipient for %s', (email) => {
    const link = new URL(mailLink(email, { subject: 'Hello&bcc=c@example.org' }));
    expect([...link.searchParams]).toEqual([['subject', 'Hello&bcc=c@example.org']]);
    expect(link.pathname).not.toContain(',');
    expect(decodeURIComponent(link.pathname)).toBe(email);
    expect(link.hash).toBe('');
  });
});

it('every link to a mail client or dialler is built here', async () => {
  const built: string[] = [];
  for await (const file of glob('src/web/**/*.{ts,tsx}'))
    if (!file.includes('.test.') && /(mailto|tel):\$\{/.test(readFileSync(file, 'utf8'))) built.push(file);
  expect(built).toEqual(['src/web/page/contact-links.ts']);
});
