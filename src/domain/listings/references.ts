/** The longest reference of a seller's own stock system. */
export const REFERENCE_MAX_LENGTH = 60;

/** In exports, for listings whose seller gave them none. */
export const givenReference = (listingId: number): string => `SLIPWAY-${listingId}`;

const GIVEN = /^SLIPWAY-(\d{1,9})$/;

/** The listing that such a reference means. */
export const listingOfGiven = (reference: string): number | undefined => {
  const number = GIVEN.exec(reference)?.[1];
  return number === undefined ? undefined : Number(number);
};
