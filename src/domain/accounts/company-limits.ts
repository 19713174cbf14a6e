import { FIELDS } from '../listings/fields/fields.ts';

/** Maximum lengths on the company form, in characters. */
export const COMPANY_LIMITS = {
  name: { max: 100 },
  place: { max: 120 },
  about: { max: 2_000 },
  openingHours: { max: 300 },
  website: { max: 200 },
  phone: { max: FIELDS.sellerPhone.maxLength },
} as const;
