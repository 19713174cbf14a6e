import { hours, type Limit, minutes, perAccount, perAddress } from '#server/http/limits/rate-limits.ts';

/** How often one caller may try what; for whom it may be tried how often is told in `allowances/`. */
export const ACCOUNT_LIMITS = {
  signIn: [perAddress(25, minutes(5))],
  codeMail: [perAddress(20, hours(1), 'code-mail')],
  /** Codes count their own tries for each address that they were mailed to. */
  codeTry: [perAddress(150, minutes(10))],
  passwordChange: [perAccount(10, minutes(15))],
  tab: [perAddress(300, minutes(5))],
  ownSessions: [perAccount(120, minutes(5))],
  deletion: [perAccount(10, hours(1))],
} as const satisfies Record<string, readonly Limit[]>;
