import { EMAIL_MAX_LENGTH } from '../accounts/email.ts';

/** The public contact form: all five are required. */
export const CONTACT_US_LIMITS = {
  firstName: { max: 60 },
  lastName: { max: 60 },
  email: { max: EMAIL_MAX_LENGTH },
  subject: { max: 150 },
  message: { max: 5000 },
} as const;
