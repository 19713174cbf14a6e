import { hours, type Limit, minutes, perAccount, perAddress, perEmail } from '#server/http/rate-limits.ts';

/** How often who may try what. */
export const ACCOUNT_LIMITS = {
  signIn: [perAddress(25, minutes(5)), perEmail(25, hours(1))],
  codeMail: [perAddress(20, hours(1)), perEmail(5, minutes(30))],
  /** Each reset code may be guessed at five times: twenty a day keep a patient guesser at decades. */
  resetMail: [perAddress(20, hours(1)), perEmail(5, minutes(30)), perEmail(20, hours(24))],
  /** Codes count their own tries for each address that they were mailed to. */
  codeTry: [perAddress(150, minutes(10))],
  passwordChange: [perAccount(10, minutes(15))],
  tab: [perAddress(300, minutes(5))],
  ownSessions: [perAccount(120, minutes(5))],
  deletion: [perAccount(10, hours(1))],
} as const satisfies Record<string, readonly Limit[]>;
