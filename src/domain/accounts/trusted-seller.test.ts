import { expect, it } from 'vitest';
import { isTrustedSeller } from './trusted-seller.ts';

const RECORD = { approved: 5, recentRejections: 0, openReports: 0, isSuspended: false };

it('a seller is trusted after five approved listings without a rejection, an open report or a suspension', () => {
  expect(isTrustedSeller(RECORD)).toBe(true);
  for (const flaw of [{ approved: 4 }, { recentRejections: 1 }, { openReports: 1 }, { isSuspended: true }])
    expect(isTrustedSeller({ ...RECORD, ...flaw })).toBe(false);
});
