import { type DescribedBoat, displayValue } from './display-value.ts';
import { FIELD_NAMES, fieldDefinition, fieldWords } from './fields.ts';
import { metresFirst } from './metres-first.ts';

const PAGE_FACTS = FIELD_NAMES.filter((name) => {
  const { keyFact, pageFact } = fieldDefinition(name);
  return keyFact ?? pageFact;
});

/** The facts at the top of a boat's page with their labels, without unknown values and zeros. */
export function pageFacts(boat: DescribedBoat): { label: string; value: string; inMetres?: string }[] {
  return PAGE_FACTS.flatMap((name) => {
    const value = Number(boat[name]) === 0 ? undefined : displayValue(boat, name);
    return value === undefined
      ? []
      : [
          {
            label: fieldWords(name, boat.category).label,
            value: value.toString(),
            ...metresFirst(boat, name),
          },
        ];
  });
}
