/** The canonical link of a boat, without the visitor's query parameters. */
export const linkTo = (boatId: number): string => new URL(`/boats/${boatId}`, window.location.origin).href;
