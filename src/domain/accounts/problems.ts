import { MINIMUM_AGE, PASSWORD } from './secrets.ts';

/** Validation messages of the account forms: shown under the field, and with the title in a toast. */
export const ACCOUNT_PROBLEMS = {
  missing: { title: 'Missing Information', message: 'Please fill in all required fields.' },
  invalidEmail: { title: 'Invalid Email', message: 'Please enter a valid email address.' },
  mismatch: { title: 'Password Mismatch', message: 'Passwords do not match.' },
  resetMismatch: {
    title: "Passwords Don't Match",
    message: 'Please make sure both passwords are identical.',
  },
  tooShort: {
    title: 'Password Too Short',
    message: `Password must be at least ${PASSWORD.minLength} characters long.`,
  },
  underAge: {
    title: 'Age Verification Required',
    message: `Please confirm you are ${MINIMUM_AGE} years or older.`,
  },
} as const;

/** What each empty field of the sign-up form asks for. */
export const SIGN_UP_MISSING = {
  fullName: 'Enter your name',
  email: 'Enter your email address',
  password: 'Enter a password',
} as const;
