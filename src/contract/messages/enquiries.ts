import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isEmail } from '#domain/accounts/email.ts';
import { ENQUIRY_LIMITS, ENQUIRY_PROBLEMS, normalisePhone } from '#domain/enquiries/buyer-enquiry.ts';
import { oneLine } from '#domain/one-line.ts';
import { isPhone } from '#domain/phone.ts';
import { BoatId } from '../boats/boat-id.ts';
import { textLine, textLines } from '../text.ts';
import { trapField } from './trap-field.ts';

const { buyerName, buyerPhone, message } = ENQUIRY_LIMITS;

/**
 * A buyer's message. Older clients also send the boat's title and the seller's name and address, which are ignored: the
 * listing's own values are used.
 */
export const ContactSellerRequest = z
  .object({
    boatId: BoatId,
    buyerName: textLine(ENQUIRY_PROBLEMS.buyerName, ENQUIRY_PROBLEMS.buyerName)
      .min(buyerName.min, ENQUIRY_PROBLEMS.buyerName)
      .max(buyerName.max, ENQUIRY_PROBLEMS.buyerNameTooLong),
    buyerEmail: z
      .string(ENQUIRY_PROBLEMS.buyerEmail)
      .trim()
      .max(EMAIL_MAX_LENGTH, ENQUIRY_PROBLEMS.buyerEmail)
      .refine(isEmail, ENQUIRY_PROBLEMS.buyerEmail),
    buyerPhone: z
      .string(ENQUIRY_PROBLEMS.buyerPhone)
      .overwrite(oneLine)
      .max(buyerPhone.max, ENQUIRY_PROBLEMS.buyerPhoneTooLong)
      .refine((text) => text === '' || isPhone(text), ENQUIRY_PROBLEMS.buyerPhone)
      .nullish()
      .transform(normalisePhone),
    message: textLines(ENQUIRY_PROBLEMS.message, ENQUIRY_PROBLEMS.message)
      .min(message.min, ENQUIRY_PROBLEMS.message)
      .max(message.max, ENQUIRY_PROBLEMS.messageTooLong),
    website: trapField,
  })
  .meta({
    id: 'ContactSellerRequest',
    description: 'A message to the seller of a boat. The seller replies to the address in `buyerEmail`.',
    examples: [
      {
        boatId: 4217,
        buyerName: 'Bill Buyer',
        buyerEmail: 'bill@example.org',
        buyerPhone: null,
        message: 'Is she still for sale? I could come to Lymington on Saturday.',
      },
    ],
  });
export type ContactSellerRequest = z.infer<typeof ContactSellerRequest>;
export const ContactSellerForm = ContactSellerRequest.omit({ boatId: true });

export const OwnPart = z
  .object({
    isOwn: z.boolean().meta({ description: 'Whether it is your listing.' }),
    wroteAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When a message from your email address last went to the seller.' }),
    threadId: z.number().int().nullable().meta({ description: 'Your conversation with the seller.' }),
  })
  .meta({
    id: 'OwnPart',
    description: 'Your relation to a boat.',
    examples: [{ isOwn: false, wroteAt: '2026-11-16T09:30:00.000Z', threadId: 12 }],
  });
export type OwnPart = z.infer<typeof OwnPart>;

export const RevealedPhone = z.object({ phone: z.string() }).meta({
  id: 'RevealedPhone',
  description: 'The phone number of the seller.',
  examples: [{ phone: '01590 610 233' }],
});
export type RevealedPhone = z.infer<typeof RevealedPhone>;
