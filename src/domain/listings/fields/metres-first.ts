import { formatBreadthMetresFirst, formatLengthMetresFirst } from '../../dimensions.ts';
import { type DescribedBoat, displayValue, type Fact, keyFacts } from './display-value.ts';
import { type FieldName, fieldDefinition } from './fields.ts';

/** The text of a dimension with metres first, beside its display text; nothing for every other field. */
export function metresFirst(boat: DescribedBoat, name: FieldName): { inMetres?: string } {
  const field = fieldDefinition(name);
  const unit = 'unit' in field ? field.unit : undefined;
  if ((unit !== 'ft' && unit !== 'm') || displayValue(boat, name) === undefined) return {};
  const amount = Number(boat[name]);
  return { inMetres: unit === 'ft' ? formatLengthMetresFirst(amount) : formatBreadthMetresFirst(amount) };
}

/** The key facts with dimensions in both units. */
export const keyFactsInFull = (boat: DescribedBoat): Fact[] =>
  keyFacts(boat).map((fact) => {
    const { inMetres } = metresFirst(boat, fact.name);
    return inMetres ? { ...fact, value: String(displayValue(boat, fact.name)), inMetres } : fact;
  });
