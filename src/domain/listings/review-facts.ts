/** What a reviewer is told of a listing that waits, in the order in which it is told. */
export const REVIEW_FACT_KINDS = [
  'photo-used-elsewhere',
  'listed-by-another',
  'contact-in-text',
  'price-compared',
  'earlier-rejections',
  'account-age',
] as const;
type ReviewFactKind = (typeof REVIEW_FACT_KINDS)[number];
