const METRES_PER_FOOT = 0.3048;

const ONE_DECIMAL = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const TWO_DECIMALS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

export function feetToMetres(feet: number): number {
  return feet * METRES_PER_FOOT;
}

export function metresToFeet(metres: number): number {
  return metres / METRES_PER_FOOT;
}

/** Takes feet: "32 ft". */
export function formatFeet(feet: number): string {
  return `${ONE_DECIMAL.format(feet)} ft`;
}

/** Takes metres: "9.75 m". */
export function formatMetres(metres: number): string {
  return `${TWO_DECIMALS.format(metres)} m`;
}

/** Takes feet: "32 ft (9.8 m)". */
export function formatLength(feet: number): string {
  return `${formatFeet(feet)} (${formatFeetInMetres(feet)})`;
}

/** Takes metres, as beam and draft are stored: "10.5 ft (3.2 m)". */
export function formatBreadth(metres: number): string {
  return `${formatFeet(metresToFeet(metres))} (${formatMetres(metres)})`;
}

/** Takes feet: "9.8 m". */
export function formatFeetInMetres(feet: number): string {
  return `${ONE_DECIMAL.format(feetToMetres(feet))} m`;
}

const inUnit = (unit: string) => (amount: number) => `${ONE_DECIMAL.format(amount)} ${unit}`;
export const formatHorsepower = inUnit('HP');
export const formatLitres = inUnit('litres');
export const formatKilograms = inUnit('kg');
export const formatSquareMetres = inUnit('m²');

export function formatMiles(miles: number): string {
  return miles === 1 ? '1 mile' : `${ONE_DECIMAL.format(miles)} miles`;
}
