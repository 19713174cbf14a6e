import { filterControl } from '#domain/search/controls/filter-controls.ts';
import {
  maxPriceOptions,
  minPriceOptions,
  priceChoices,
  priceLabel,
  priceSteps,
} from '#domain/search/controls/price-options.ts';
import { AmountChoice } from '#web/forms/amount-choice.tsx';
import { TypedAmount } from '#web/forms/typed-amount.tsx';
import { useChangeFilters, useListing } from '../../listing-context.ts';
import { ContradictionNote } from '../contradiction-note.tsx';
import { readBound } from './read-bound.ts';
import { UnscriptedBounds } from './unscripted-bounds.tsx';

/** Typed on the results page, chosen from a list or typed on a category's page. */
export function PriceControls() {
  const isTyped = useListing().kind === 'results';
  return (
    <div className="grid grid-cols-2 items-start gap-2.5">
      <PriceControl name="minPrice" isTyped={isTyped} />
      <PriceControl name="maxPrice" isTyped={isTyped} />
      {!isTyped && <UnscriptedBounds names={['customMinPrice', 'customMaxPrice']} what="price" />}
      <ContradictionNote of="minPrice" />
    </div>
  );
}

const OPTIONS = { minPrice: minPriceOptions, maxPrice: maxPriceOptions } as const;

function PriceControl({ name, isTyped }: { name: 'minPrice' | 'maxPrice'; isTyped: boolean }) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const control = {
    label: filterControl(name).label,
    name,
    kind: 'price',
    value: filters[name],
    read: readBound(name),
    steps: priceSteps(filters.category),
  } as const;
  const apply = (price: number | null) => change({ [name]: price });
  if (isTyped) return <TypedAmount {...control} onAmount={apply} />;
  return (
    <AmountChoice
      {...control}
      choices={priceChoices(OPTIONS[name](filters.category))}
      labelOf={priceLabel}
      onChange={apply}
    />
  );
}
