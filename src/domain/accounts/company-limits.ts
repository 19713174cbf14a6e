import { FIELDS } from '../listings/fields/fields.ts';

/** The longest texts of a company, in characters. */
export const COMPANY_LIMITS = {
  name: 100,
  place: 120,
  about: 2_000,
  openingHours: 300,
  website: 200,
  phone: FIELDS.sellerPhone.maxLength,
} as const;
