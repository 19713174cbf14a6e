import { feetToMetres, metresToFeet } from '#domain/units.ts';
import type { DimensionUnit } from '#web/units/dimension-unit.ts';

/** No keyboard types this space: it separates a unit that we added from one that the seller wrote. */
const OUR_SPACE = '\u202f';
const BARE = /^[.,\s]*\d[\d.,\s]*$/;
const OURS = /^(.*)\u202f(ft|m)$/;

/**
 * The text to keep for what was typed. A bare number means the unit that the form shows, so that it never changes its
 * meaning with the choice of unit.
 */
export function keptDimension(typed: string, own: DimensionUnit, shown: DimensionUnit): string {
  return own !== shown && BARE.test(typed) ? `${typed}${OUR_SPACE}${shown}` : typed;
}

/** The text to show for what was kept: converted only when the unit was not written by the seller. */
export function shownDimension(kept: string, own: DimensionUnit, shown: DimensionUnit): string {
  const [, figures = kept, unit = own] = OURS.exec(kept) ?? [];
  if (unit === shown || !BARE.test(figures)) return figures;
  const amount = Number(figures);
  if (!Number.isFinite(amount)) return `${figures} ${unit}`;
  const converted = shown === 'm' ? feetToMetres(amount) : metresToFeet(amount);
  return String(Math.round(converted * 100) / 100);
}
