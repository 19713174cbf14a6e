import { hours, type Limit, minutes, perAccount, perAddress } from '#server/http/limits/rate-limits.ts';

/** Limits per caller. Limits per targeted email address are in `allowances/`. */
export const ACCOUNT_LIMITS = {
  signIn: [perAddress(25, minutes(5))],
  codeMail: [perAddress(20, hours(1), 'code-mail')],
  /** Generous, because each code also counts its own wrong tries. */
  codeTry: [perAddress(150, minutes(10))],
  passwordChange: [perAccount(10, minutes(15))],
  tab: [perAddress(300, minutes(5))],
  ownSessions: [perAccount(120, minutes(5))],
  deletion: [perAccount(10, hours(1))],
  profile: [perAccount(30, minutes(5))],
  emailChange: [perAccount(10, hours(1))],
  newToken: [perAccount(30, hours(1))],
} as const satisfies Record<string, readonly Limit[]>;
