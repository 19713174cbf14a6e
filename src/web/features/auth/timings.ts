import { SECOND } from '#domain/durations.ts';

/** How long the account screens wait, in milliseconds. */
export const ACCOUNT_TIMINGS = {
  /** From the sixth digit to submitting. */
  codeAutoSubmit: 100,
  /** From the success screen of a verification link to sign-in. */
  redirectAfterLinkVerification: 3 * SECOND,
  /** From the success screen of a typed code to the home page. */
  redirectAfterManualVerification: 2 * SECOND,
  adminCodeNotice: 10 * SECOND,
  resendBanner: 5 * SECOND,
} as const;
