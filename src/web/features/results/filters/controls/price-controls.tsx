import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { maxPriceOptions, minPriceOptions } from '#domain/search/controls/price-options.ts';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { PriceChoice } from '#web/ui/controls/price-choice.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useChangeFilters, useListing } from '../../listing-context.ts';
import { ContradictionNote } from '../filter-group.tsx';

export function PriceControls() {
  return useListing().kind === 'results' ? <TypedPrices /> : <ListedPrices />;
}

function ListedPrices() {
  const { filters, category } = useListing();
  const change = useChangeFilters();
  return (
    <div className="grid grid-cols-2 items-start gap-2.5">
      <PriceChoice
        label={filterControl('minPrice').label}
        name="minPrice"
        options={minPriceOptions(category)}
        value={filters.minPrice}
        onChange={(minPrice) => change({ minPrice })}
      />
      <PriceChoice
        label={filterControl('maxPrice').label}
        name="maxPrice"
        options={maxPriceOptions(category)}
        value={filters.maxPrice}
        onChange={(maxPrice) => change({ maxPrice })}
      />
      <ContradictionNote of="minPrice" />
    </div>
  );
}

function TypedPrices() {
  return (
    <div className="grid grid-cols-2 items-start gap-2.5">
      <TypedPrice name="minPrice" />
      <TypedPrice name="maxPrice" />
      <ContradictionNote of="minPrice" />
    </div>
  );
}

function TypedPrice({ name }: { name: 'minPrice' | 'maxPrice' }) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const typed = useTypedFilter(String(filters[name] ?? ''), (text) =>
    change({ [name]: Number(text) || null }),
  );
  return (
    <Field label={filterControl(name).label}>
      <TextInput
        type="number"
        inputMode="numeric"
        name={name}
        min={1}
        step="any"
        prefix="£"
        placeholder="Any"
        {...typed}
      />
    </Field>
  );
}
