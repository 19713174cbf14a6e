import { describe, expect, it } from 'vitest';
import { checkEnquiry, sentPhone } from './buyer-enquiry.ts';
import { CONTACT_US_LIMITS, SENT_LABEL_DURATION } from './contact-us.ts';
import { CONTACT_DIALOG_WIDTH_PX, ENQUIRY_NOTICES } from './notices.ts';

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

  it.each<[string, keyof typeof ENQUIRY_NOTICES, string]>([
    [
      'MSG-03',
      'sent',
      'Message Sent!: Your message has been sent to the seller. They will contact you directly via your provided email or phone.',
    ],
    [
      'ERR-10',
      'failed',
      'Failed to Send Message: There was an error sending your message. Please try again.',
    ],
    [
      'CONTACT-03',
      'phoneRevealed',
      "Phone Number Revealed: You can now see the seller's phone number below.",
    ],
    [
      'ERR-11',
      'phoneNotAvailable',
      'Phone Contact Not Available: The seller has not made their phone number available for this listing.',
    ],
    [
      'ERR-12',
      'emailNotAvailable',
      'Email Contact Not Available: The seller has not made their email available for this listing.',
    ],
  ])('%s the notice %s reads as specified', (_id, name, text) => {
    const { title, description } = ENQUIRY_NOTICES[name];
    expect(`${title}: ${description}`).toBe(text);
  });

  it('CONST-81 CONTACT-11 the dialog is 500 px wide', () => {
    expect(CONTACT_DIALOG_WIDTH_PX).toBe(500);
  });
});

describe('writing to us', () => {
  it('CONST-77 PAGES-06 "Sent" stays for 3 seconds', () => {
    expect(SENT_LABEL_DURATION).toBe(3000);
  });

  it('PAGES-02 the form has five fields', () => {
    expect(Object.keys(CONTACT_US_LIMITS)).toEqual(['firstName', 'lastName', 'email', 'subject', 'message']);
  });
});
