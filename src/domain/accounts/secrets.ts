import { DAY, HOUR, MINUTE } from '../durations.ts';

/** For signing up, resetting and changing alike. */
export const PASSWORD = { minLength: 8, maxLength: 256 } as const;

export const CODE_LENGTH = 6;
export const CODE_TRIES = 5;
/** So many of them are for whoever did not ask for the code: a phone that opens the mail, or a stranger. */
export const STRANGERS_TRIES = 3;

/** How long each proof is good for, in milliseconds. */
export const VALIDITY = {
  verificationCode: 24 * HOUR,
  resetCode: HOUR,
  resetToken: 15 * MINUTE,
  session: 30 * DAY,
} as const;

export const MINIMUM_AGE = 18;

export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
