import { EMAIL_MAX_LENGTH } from '../accounts/email.ts';
import { SECOND } from '../durations.ts';

/** The public contact form: all five are required. */
export const CONTACT_US_LIMITS = {
  firstName: { max: 60 },
  lastName: { max: 60 },
  email: { max: EMAIL_MAX_LENGTH },
  subject: { max: 150 },
  message: { max: 5000 },
} as const;

/** How long the button says "Sent ✓", in milliseconds. */
export const SENT_LABEL_DURATION = 3 * SECOND;
