import { describe, expect, it } from 'vitest';
import { VALIDITY } from '../accounts/secrets.ts';
import { DAY } from '../durations.ts';
import {
  CONTACT_RESPONSE_HOURS,
  GUIDE_FIGURES,
  LEGAL_SECTION_COUNTS,
  LISTING_FEE_POUNDS,
  RETENTION,
  REVIEW_HOURS,
} from './promises.ts';

describe('figures that pages state', () => {
  it('CONST-44 GEN-09 a listing costs £0', () => {
    expect(LISTING_FEE_POUNDS).toBe(0);
  });

  it('CONST-69 GEN-11 a review takes up to 24 hours', () => {
    expect(REVIEW_HOURS).toBe(24);
  });

  it('CONST-87 PAGES-01 we answer within 24 hours', () => {
    expect(CONTACT_RESPONSE_HOURS).toBe(24);
  });

  it('CONST-88 PAGES-39 PAGES-40 PAGES-41 PAGES-42 PAGES-18 PAGES-24 the guides’ rules of thumb', () => {
    expect(GUIDE_FIGURES).toEqual({
      surveyPounds: { from: 300, to: 800 },
      surveyAdvisedAbovePounds: 5000,
      mooringPoundsPerYear: { from: 1000, to: 5000 },
      maintenancePercentPerYear: { from: 10, to: 15 },
      offerPercentBelowAsking: { from: 10, to: 15 },
      negotiationMarginPercent: { from: 5, to: 10 },
    });
  });

  it('CONST-89 LEGAL-16 LEGAL-17 LEGAL-18 retention and lifetimes', () => {
    expect(RETENTION).toEqual({
      loginCookieDays: 30,
      preferenceCookieYears: 1,
      analyticsCookieYears: 2,
      accountYearsAfterDeletion: 1,
      communicationYears: 7,
      rightsRequestMonths: 1,
    });
  });

  it('CONST-89 LEGAL-15 the stated lifetime of a login is the real one', () => {
    expect(RETENTION.loginCookieDays * DAY).toBe(VALIDITY.session);
  });

  it('CONST-90 LEGAL-03 LEGAL-06 LEGAL-09 LEGAL-10 the number of sections of the legal pages', () => {
    expect(LEGAL_SECTION_COUNTS).toEqual({ privacy: 12, terms: 13, disclaimer: 11, cookies: 9 });
  });
});
