import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isEmail } from '#domain/accounts/email.ts';
import { CONTACT_US_LIMITS } from '#domain/enquiries/contact-us.ts';
import { REPORT_LIMITS, REPORT_PROBLEMS } from '#domain/listings/review/reports.ts';
import { emailField } from '../accounts/accounts.ts';
import { textLine, textLines } from '../text.ts';
import { trapField } from './trap-field.ts';

const tooLong = (what: string, max: number) =>
  `${what} must be at most ${max.toLocaleString('en-GB')} characters`;
const unshowable = (what: string) => `${what} contains characters that cannot be shown`;

/** A required single-line text. */
const required = (what: string, ask: string, max: number) =>
  textLine(ask, unshowable(what)).min(1, ask).max(max, tooLong(what, max));

const limits = CONTACT_US_LIMITS;

export const ContactRequest = z
  .object({
    firstName: required('First name', 'Please enter your first name', limits.firstName.max),
    lastName: required('Last name', 'Please enter your last name', limits.lastName.max),
    email: emailField(),
    subject: required('Subject', 'Please enter a subject', limits.subject.max),
    message: textLines('Please enter a message', unshowable('Message'))
      .min(1, 'Please enter a message')
      .max(limits.message.max, tooLong('Message', limits.message.max)),
    website: trapField,
  })
  .meta({
    id: 'ContactRequest',
    description: 'A message to the people who run Slipway.',
    examples: [
      {
        firstName: 'Cara',
        lastName: 'Hull',
        email: 'cara.hull@example.org',
        subject: 'Invoice',
        message: 'Could you send me an invoice?',
      },
    ],
  });
export type ContactRequest = z.infer<typeof ContactRequest>;

export const ReportRequest = z
  .object({
    reason: required('Reason', REPORT_PROBLEMS.reason, REPORT_LIMITS.reason.max),
    details: textLines('Please describe the problem in words', REPORT_PROBLEMS.details)
      .max(REPORT_LIMITS.details.max, REPORT_PROBLEMS.detailsTooLong)
      .nullish()
      .transform((text) => text || null),
    email: z
      .string(REPORT_PROBLEMS.email)
      .trim()
      .max(EMAIL_MAX_LENGTH, REPORT_PROBLEMS.email)
      .refine((text) => text === '' || isEmail(text), REPORT_PROBLEMS.email)
      .nullish()
      .transform((text) => text || null),
    website: trapField,
  })
  .meta({
    id: 'ReportRequest',
    description: 'What is wrong with a listing.',
    examples: [{ reason: 'I think it is a scam', details: 'The same photos are on another site.' }],
  });
export type ReportRequest = z.infer<typeof ReportRequest>;
