import { Search } from 'lucide-react';
import { OWN_SORTS, OWN_STATES, type OwnSort } from '#contract/selling/selling.ts';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { STATE_LABELS } from '../all-listings.tsx';
import type { useDeskAddress } from './desk-address.ts';

const SORT_LABELS: Record<OwnSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title, A to Z',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  confirmed: 'Confirmed longest ago',
};

export function DeskFilters({ address }: { address: ReturnType<typeof useDeskAddress> }) {
  const { wanted, change } = address;
  const typed = useTypedFilter(wanted.q, (text) => text !== wanted.q && change({ q: text }));
  return (
    <search aria-label="Your boats" className="mb-5 flex flex-wrap gap-3">
      <Field label="Search your boats" hideLabel className="min-w-0 grow basis-64 sm:max-w-md">
        <TextInput
          {...typed}
          type="search"
          prefix={<Search aria-hidden />}
          placeholder="Title, make, place or reference"
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      <Field label="Status" hideLabel className="grow basis-36 sm:grow-0">
        <NativeSelect
          value={wanted.state ?? ''}
          onChange={(event) => change({ status: event.target.value })}
          className="sm:w-44"
        >
          <option value="">Every status</option>
          {OWN_STATES.map((value) => (
            <option key={value} value={value}>
              {STATE_LABELS[value]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Order" hideLabel className="grow basis-36 sm:grow-0">
        <NativeSelect
          value={wanted.sort}
          onChange={(event) => change({ sort: event.target.value === 'newest' ? '' : event.target.value })}
          className="sm:w-56"
        >
          {OWN_SORTS.map((value) => (
            <option key={value} value={value}>
              {SORT_LABELS[value]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </search>
  );
}
