import { Search } from 'lucide-react';
import { OWN_SORTS, OWN_STATES, type OwnSort } from '#contract/selling/selling.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { ListingsAddress } from './listings-address.ts';

const STATE_LABELS: Record<(typeof OWN_STATES)[number], string> = {
  pending: 'Under review',
  live: 'Live',
  'for-sale': SALE_STATE_WORDS['for-sale'].words,
  'under-offer': SALE_STATE_WORDS['under-offer'].words,
  sold: SALE_STATE_WORDS.sold.words,
  paused: SALE_STATE_WORDS.paused.words,
  rejected: 'Rejected',
};

const STATES = [
  { value: '', label: 'Every status' },
  ...OWN_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
];

const SORT_LABELS: Record<OwnSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title, A to Z',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  confirmed: 'Confirmed longest ago',
};

const SORTS = OWN_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Searches the seller's listings by words and status. */
export function ListingSearch({ address, sortable }: { address: ListingsAddress; sortable?: boolean }) {
  const { q, state, sort, change } = address;
  const typed = useTypedFilter(q, (text) => text !== q && change({ q: text }));
  return (
    <search aria-label="Your listings" className="mb-5 flex flex-wrap gap-3">
      <Field label="Search your listings" hideLabel className="min-w-0 grow basis-64 sm:max-w-md">
        <TextInput
          {...typed}
          type="search"
          prefix={<Search aria-hidden />}
          placeholder="Title, make, place or reference"
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      <Choice
        label="Status"
        value={state ?? ''}
        options={STATES}
        onChoose={(status) => change({ status })}
        width="sm:w-48"
      />
      {sortable && (
        <Choice
          label="Order"
          value={sort}
          options={SORTS}
          onChoose={(value) => change({ sort: value === 'newest' ? '' : value })}
          width="sm:w-56"
        />
      )}
    </search>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  width: string;
};

const Choice = ({ label, value, options, onChoose, width }: ChoiceProps) => (
  <Field label={label} hideLabel className="grow basis-36 sm:grow-0">
    <NativeSelect value={value} onChange={(event) => onChoose(event.target.value)} className={width}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  </Field>
);
