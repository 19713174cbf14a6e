import { describe, expect, it } from 'vitest';
import { checkEnquiry, sentPhone } from './buyer-enquiry.ts';

const ENQUIRY = {
  buyerName: 'Jo',
  buyerEmail: 'jo@example.com',
  buyerPhone: '',
  message: 'Is she for sale?',
};

describe('writing to a seller', () => {
  it('a complete form can be sent, with or without a phone number', () => {
    expect(checkEnquiry(ENQUIRY)).toEqual({});
    expect(checkEnquiry({ ...ENQUIRY, buyerPhone: null })).toEqual({});
    expect(checkEnquiry({ ...ENQUIRY, buyerPhone: '+44 1983 123456' })).toEqual({});
  });

  it('CONTACT-13 ERR-07 the name has at least 2 characters', () => {
    expect(checkEnquiry({ ...ENQUIRY, buyerName: 'J ' })).toEqual({
      buyerName: 'Name must be at least 2 characters',
    });
  });

  it('CONTACT-14 ERR-08 the e-mail is a valid one', () => {
    expect(checkEnquiry({ ...ENQUIRY, buyerEmail: 'jo@' })).toEqual({
      buyerEmail: 'Please enter a valid email address',
    });
  });

  it('CONTACT-16 ERR-09 the message has at least 10 characters', () => {
    expect(checkEnquiry({ ...ENQUIRY, message: 'For sale? ' })).toEqual({
      message: 'Message must be at least 10 characters',
    });
    expect(checkEnquiry({ ...ENQUIRY, message: 'For sale??' })).toEqual({});
  });

  it('nothing is too long or unreadable', () => {
    expect(
      Object.keys(
        checkEnquiry({
          buyerName: 'J'.repeat(101),
          buyerEmail: 'jo@example.com',
          buyerPhone: '1'.repeat(31),
          message: 'x'.repeat(5001),
        }),
      ),
    ).toEqual(['buyerName', 'buyerPhone', 'message']);
    expect(checkEnquiry({ ...ENQUIRY, message: 'Is she for\u0000 sale?' })).toHaveProperty('message');
  });

  it('CONTACT-15 an absent phone number is null', () => {
    expect([sentPhone(undefined), sentPhone(' '), sentPhone(' 01983 ')]).toEqual([null, null, '01983']);
  });
});
