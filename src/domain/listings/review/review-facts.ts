/** The kinds of facts that a reviewer sees about a listing, in display order. */
export const REVIEW_FACT_KINDS = [
  'photo-used-elsewhere',
  'same-hull-number',
  'listed-by-another',
  'contact-in-text',
  'implausible',
  'price-changed',
  'price-compared',
  'earlier-rejections',
  'asked-to-change',
  'account-age',
] as const;
