/** How many boats each section of a page asks for and shows. */
export const SECTION_SIZES = { homeFeatured: 4, homeNew: 4, similar: 4 } as const;
