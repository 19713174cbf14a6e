/** How many boats each section of a page asks for and shows. */
export const SECTION_SIZES = { homeFeatured: 4, homeNew: 4, similar: 4 } as const;

/** How many listings an account may submit in an hour. Refused submissions do not count. */
export const SUBMISSIONS_PER_HOUR = { private: 60, broker: 300, dealer: 300 } as const;
