import { DAY, HOUR, MINUTE } from '../durations.ts';

/** Applies to signing up, resetting and changing a password. */
export const PASSWORD = { minLength: 8, maxLength: 256 } as const;

export const CODE_LENGTH = 6;
export const CODE_TRIES = 5;
/** Of these, how many may come from a browser that did not request the code: a phone that opens the mail, or an attacker. */
export const TRIES_FROM_OTHER_BROWSERS = 3;

/** In milliseconds. */
export const VALIDITY = {
  verificationCode: 24 * HOUR,
  resetCode: HOUR,
  changeEmailCode: HOUR,
  resetToken: 15 * MINUTE,
  session: 30 * DAY,
} as const;

export const MINIMUM_AGE = 18;

export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
