import { mailLink } from '#web/page/contact-links.ts';

/** What more than one page states, so that no two differ. */

export const TEAM_EMAIL = 'hello@slipway.example';
export const TEAM_EMAIL_LINK = `[${TEAM_EMAIL}](${mailLink(TEAM_EMAIL)})`;

export const LISTING_FEE = '£0';
export const CONTACT_RESPONSE_TIME = 'Within 24 hours';
export const REVIEW_TIME = 'usually within 24 hours';

/** Rules of thumb. */
export const SURVEY_COST = '£300-£800';
export const SURVEY_ADVISED_ABOVE = '£5,000';
export const OFFER_BELOW_ASKING = '10-15%';
export const NEGOTIATION_ROOM = '5-10%';

export const REPORT_FRAUD_PHONE = '[0300 123 2040](tel:03001232040)';
export const REPORT_FRAUD = '[Report Fraud](https://www.reportfraud.police.uk)';
export const ICO = '[Information Commissioner’s Office](https://ico.org.uk)';
