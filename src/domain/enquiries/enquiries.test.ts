import { describe, expect, it } from 'vitest';
import { sentPhone } from './buyer-enquiry.ts';
import { ENQUIRY_NOTICES } from './notices.ts';

describe('writing to a seller', () => {
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
});
