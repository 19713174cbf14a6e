import { useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OWN_STATES } from '#contract/selling/selling.ts';
import { SALE_STATE_WORDS } from '#domain/listings/state-words.ts';
import { formatCount } from '#domain/money.ts';
import { cutText } from '#domain/text.ts';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { sellerFiguresQuery } from './own-listings.ts';
import { OwnListingsList } from './own-listings-list.tsx';

const PAGE_SIZE = 12;
const EVERY_LISTING = 1_000;
/** Sellers with fewer listings get no search box. */
const SEARCHABLE_FROM = 6;

export const STATE_LABELS: Record<(typeof OWN_STATES)[number], string> = {
  pending: 'Under review',
  live: 'Live',
  'for-sale': SALE_STATE_WORDS['for-sale'].words,
  'under-offer': SALE_STATE_WORDS['under-offer'].words,
  sold: SALE_STATE_WORDS.sold.words,
  paused: SALE_STATE_WORDS.paused.words,
  rejected: 'Rejected',
};

/** The search of the seller's listings, from the address. */
function useListingSearch() {
  const [parameters, setParameters] = useSearchParams();
  const q = cutText(parameters.get('q') ?? '', 100);
  const state = OWN_STATES.find((known) => known === parameters.get('status'));
  const change = (name: 'q' | 'status', value: string) =>
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const edit = Number(parameters.get('edit')) || undefined;
  const forgetEdit = () =>
    setParameters(
      (before) => {
        before.delete('edit');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    q,
    state,
    edit,
    forgetEdit,
    change,
    clear: () => setParameters({}, { replace: true, preventScrollReset: true }),
  };
}

/** Every listing of a seller, a dozen at a time; a broker with hundreds can search them. */
export function AllListings({ email, heading }: { email: string; heading: string }) {
  const { q, state, edit, forgetEdit, change, clear } = useListingSearch();
  const { data: figures } = useQuery(sellerFiguresQuery(email));
  const isFiltered = q !== '' || state !== undefined;
  const isLong = (figures?.listings.length ?? 0) >= SEARCHABLE_FROM;
  // A new search starts with the first dozen again.
  const search = `${q}/${state ?? ''}`;
  const [expanded, setExpanded] = useState({ search, limit: PAGE_SIZE });
  const shownLimit = expanded.search === search ? expanded.limit : PAGE_SIZE;
  // The listing that a mail links to may be anywhere in the list.
  const limit = edit ? EVERY_LISTING : shownLimit;
  return (
    <>
      {(isFiltered || isLong) && <ListingFilters q={q} state={state} onChange={change} />}
      <OwnListingsList
        email={email}
        place="my listings"
        heading={heading}
        wanted={{ q, state, limit }}
        openId={edit}
        onOpened={forgetEdit}
        nothingFound={
          isFiltered && (
            <EmptyState
              icon={<SearchX />}
              title="None of your listings match"
              action={
                <Button look="secondary" onClick={clear}>
                  Show all listings
                </Button>
              }
            >
              Try another word or status.
            </EmptyState>
          )
        }
        more={({ shown, total, isLoading }) => (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-muted text-sm">
              {total > PAGE_SIZE || isFiltered
                ? `${formatCount(shown)} of ${formatCount(total)} ${total === 1 ? 'listing' : 'listings'}`
                : ''}
            </p>
            {shown < total && (
              <Button
                look="secondary"
                busy={isLoading}
                onClick={() => setExpanded({ search, limit: shownLimit + PAGE_SIZE })}
              >
                Show more
              </Button>
            )}
          </div>
        )}
      />
    </>
  );
}

type ListingFiltersProps = {
  q: string;
  state: string | undefined;
  onChange: (name: 'q' | 'status', value: string) => void;
};

function ListingFilters({ q, state, onChange }: ListingFiltersProps) {
  const typed = useTypedFilter(q, (text) => text !== q && onChange('q', text));
  return (
    <search aria-label="Your listings" className="mb-5 flex flex-wrap gap-3">
      <Field label="Search your listings" hideLabel className="min-w-0 grow basis-64 sm:max-w-md">
        <TextInput
          {...typed}
          type="search"
          prefix={<Search aria-hidden />}
          placeholder="Title, make, model or place"
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      <Field label="Status" hideLabel className="grow basis-36 sm:grow-0">
        <NativeSelect
          value={state ?? ''}
          onChange={(event) => onChange('status', event.target.value)}
          className="sm:w-48"
        >
          <option value="">Every status</option>
          {OWN_STATES.map((value) => (
            <option key={value} value={value}>
              {STATE_LABELS[value]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </search>
  );
}
