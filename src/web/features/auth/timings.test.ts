import { expect, it } from 'vitest';
import { ACCOUNT_TIMINGS } from './timings.ts';

it.each<[string, keyof typeof ACCOUNT_TIMINGS, number]>([
  ['CONST-72 VERIFY-07', 'codeAutoSubmit', 100],
  ['CONST-73 VERIFY-12', 'redirectAfterLinkVerification', 3000],
  ['CONST-73 VERIFY-14', 'redirectAfterManualVerification', 2000],
  ['CONST-75 AUTH-20', 'adminCodeNotice', 10_000],
  ['CONST-76 VERIFY-15', 'resendBanner', 5000],
])('%s %s takes %d ms', (_id, name, milliseconds) => {
  expect(ACCOUNT_TIMINGS[name]).toBe(milliseconds);
});
