import { formatFeet, formatFeetInMetres, formatMetres, metresToFeet } from './units.ts';

// Texts of dimensions that no list of boats shows, apart from `units.ts`, which every first visit loads.

const WHOLE = new Intl.NumberFormat('en-GB');

/** Takes feet: "26 ft 6 in", to the nearest inch. */
export function formatFeetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  const rest = inches % 12;
  return rest === 0
    ? `${WHOLE.format(inches / 12)} ft`
    : `${WHOLE.format((inches - rest) / 12)} ft ${rest} in`;
}

/** Takes feet and leads with metres: "9.8 m (32 ft)". */
export function formatLengthMetresFirst(feet: number): string {
  return `${formatFeetInMetres(feet)} (${formatFeet(feet)})`;
}

/** Takes metres and leads with them: "3.2 m (10.5 ft)". */
export function formatBreadthMetresFirst(metres: number): string {
  return `${formatMetres(metres)} (${formatFeet(metresToFeet(metres))})`;
}
