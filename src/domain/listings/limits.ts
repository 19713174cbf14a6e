/** Limits of a listing that are no field's own. The lengths of fields stand with the fields. */
export const REPORT_DETAILS_MAX_LENGTH = 2000;

/** How many boats each section of a page shows. */
export const SECTION_SIZES = {
  homeFeatured: 4,
  homeNew: 4,
  similar: 4,
  /** Names on a category card of the home page. */
  categoryCardSubcategories: 6,
} as const;

/** What is asked of the list call for "Similar Boats". */
export const SIMILAR_REQUEST_LIMIT = 4;

/** Cards of the skeleton while results load. */
export const RESULTS_SKELETON_CARDS = 6;
