import { isEmail } from '../accounts/email.ts';
import { isShowable } from '../text.ts';
import { REPORT_DETAILS_MAX_LENGTH } from './limits.ts';

/** What people say is wrong with a listing. */
export const REPORT_REASONS = [
  'I think it is a scam',
  'The boat is already sold',
  'The details or photographs are wrong',
  'It is listed more than once',
  'It is offensive or unlawful',
  'Something else',
] as const;

export const REPORT_PROBLEMS = {
  reason: 'Please say what is wrong with this listing',
  details: 'Details holds characters that cannot be shown',
  detailsTooLong: `Details must be at most ${REPORT_DETAILS_MAX_LENGTH.toLocaleString('en-GB')} characters`,
  email: 'Please enter a valid email address.',
} as const;

export type ReportForm = { reason: string; details: string; email: string };

/** What is wrong with each field of the report; nothing when it can be sent. */
export function checkReport({ reason, details, email }: ReportForm): Partial<ReportForm> {
  return {
    ...(!reason && { reason: REPORT_PROBLEMS.reason }),
    ...(details.trim().length > REPORT_DETAILS_MAX_LENGTH && { details: REPORT_PROBLEMS.detailsTooLong }),
    ...(!isShowable(details) && { details: REPORT_PROBLEMS.details }),
    ...(email.trim() !== '' && !isEmail(email) && { email: REPORT_PROBLEMS.email }),
  };
}

export const REPORT_NOTICES = {
  sent: { title: 'Report Sent', description: 'Thank you. We will look at this listing.' },
  failed: {
    title: 'Failed to Send Report',
    description: 'There was an error sending your report. Please try again.',
  },
} as const;
