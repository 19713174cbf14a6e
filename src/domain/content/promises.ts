/** What the pages promise. The figures stand here once, so that two pages never differ. */
export const LISTING_FEE_POUNDS = 0;
export const REVIEW_HOURS = 24;
export const CONTACT_RESPONSE_HOURS = 24;

/** Rules of thumb of the guides. */
export const GUIDE_FIGURES = {
  surveyPounds: { from: 300, to: 800 },
  surveyAdvisedAbovePounds: 5000,
  mooringPoundsPerYear: { from: 1000, to: 5000 },
  maintenancePercentPerYear: { from: 10, to: 15 },
  offerPercentBelowAsking: { from: 10, to: 15 },
  negotiationMarginPercent: { from: 5, to: 10 },
} as const;

/** How long cookies last and records are kept. */
export const RETENTION = {
  loginCookieDays: 30,
  preferenceCookieYears: 1,
  analyticsCookieYears: 2,
  accountYearsAfterDeletion: 1,
  communicationYears: 7,
  rightsRequestMonths: 1,
} as const;

export const LEGAL_SECTION_COUNTS = { privacy: 12, terms: 13, disclaimer: 11, cookies: 9 } as const;
