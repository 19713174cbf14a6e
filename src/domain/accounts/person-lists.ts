/** How many listings, reports and so on administrators see on a person's page, the newest first. */
export const PERSON_LIST_LIMIT = 50;
