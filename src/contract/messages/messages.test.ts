import { describe, expect, it } from 'vitest';
import { ContactSellerForm } from './enquiries.ts';
import { ReportRequest } from './support.ts';

const wrongFields = (result: { error?: { issues: { path: PropertyKey[] }[] } }) =>
  (result.error?.issues ?? []).map(({ path }) => path.join('.'));

describe('writing to a seller', () => {
  const ENQUIRY = { buyerName: 'Jo', buyerEmail: 'jo@example.com', message: 'Is she for sale?' };
  const wrong = (change: object) => wrongFields(ContactSellerForm.safeParse({ ...ENQUIRY, ...change }));

  it('CONTACT-13 CONTACT-14 CONTACT-16 needs a name of 2, an email and a message of 10 characters', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ buyerName: 'J ', buyerEmail: 'jo@', message: 'For sale? ' })).toEqual([
      'buyerName',
      'buyerEmail',
      'message',
    ]);
    expect(wrong({ message: 'For sale??' })).toEqual([]);
  });

  it('CONTACT-15 a phone number is optional, sent as null when absent, and never letters', () => {
    for (const buyerPhone of [undefined, null, '', ' '])
      expect(ContactSellerForm.parse({ ...ENQUIRY, buyerPhone }).buyerPhone).toBeNull();
    expect(wrong({ buyerPhone: '+44 1983 123456' })).toEqual([]);
    expect(wrong({ buyerPhone: 'call me' })).toEqual(['buyerPhone']);
  });

  it('refuses texts that are too long or unprintable', () => {
    expect(
      wrong({ buyerName: 'J'.repeat(101), buyerPhone: '1'.repeat(31), message: 'x'.repeat(5001) }),
    ).toEqual(['buyerName', 'buyerPhone', 'message']);
    expect(wrong({ message: 'Is she for\u0000 sale?' })).toEqual(['message']);
  });
});

describe('reporting a listing', () => {
  const wrong = (typed: object) => wrongFields(ReportRequest.safeParse({ reason: 'A scam', ...typed }));

  it('needs a reason and nothing else', () => {
    expect(wrong({ details: '', email: '' })).toEqual([]);
    expect(wrong({ reason: '' })).toEqual(['reason']);
  });

  it('accepts only a valid email address', () => {
    expect(wrong({ email: 'ann@example.org' })).toEqual([]);
    expect(wrong({ email: 'ann at example' })).toEqual(['email']);
  });

  it('accepts up to 2,000 printable characters of details', () => {
    expect(wrong({ details: 'x'.repeat(2000) })).toEqual([]);
    expect(wrong({ details: 'x'.repeat(2001) })).toEqual(['details']);
    expect(wrong({ details: 'a\u0000b' })).toEqual(['details']);
  });
});
