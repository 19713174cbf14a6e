/** The longest reference of a seller's own stock system. */
export const REFERENCE_MAX_LENGTH = 60;
