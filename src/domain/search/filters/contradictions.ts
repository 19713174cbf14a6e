import { FIELD_NAMES, fieldDefinition } from '../../listings/fields/fields.ts';
import type { FilterName, Filters } from './filters.ts';

/** Filters that together can match nothing, with a message to show beside their controls. */
export type Contradiction = { names: readonly FilterName[]; message: string };

type Range = { from: FilterName; to: FilterName; endless?: number; label: string };

const RANGES: readonly Range[] = FIELD_NAMES.flatMap((field) => {
  const { filters = [], label } = fieldDefinition(field);
  return filters.flatMap((filter) =>
    filter.by === 'range'
      ? [
          {
            from: filter.from.name as FilterName,
            to: filter.to.name as FilterName,
            label,
            ...endOf(filter.to),
          },
        ]
      : [],
  );
});

function endOf({ endless }: { endless?: number }) {
  return endless === undefined ? {} : { endless };
}

/** Every reason why no boat can ever match; empty for a search that makes sense. */
export function contradictionsIn(filters: Filters): Contradiction[] {
  const crossed = RANGES.flatMap(({ from, to, endless, label }): Contradiction[] => {
    const least = filters[from];
    const most = filters[to];
    if (typeof least !== 'number' || typeof most !== 'number' || most === endless || least <= most) return [];
    return [{ names: [from, to], message: crossedRangeMessage(label) }];
  });
  return filters.privateSeller && filters.brokerListing
    ? [
        ...crossed,
        {
          names: ['privateSeller', 'brokerListing'],
          message: 'No boat is sold both privately and by a broker. Choose one of the two.',
        },
      ]
    : crossed;
}

const crossedRangeMessage = (label: string) =>
  label === 'Year built'
    ? 'The first year is later than the last.'
    : `The lowest ${label.toLowerCase()} is above the highest.`;
