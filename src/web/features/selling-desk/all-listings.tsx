import { useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OWN_STATES } from '#contract/selling.ts';
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

const AT_ONCE = 12;
/** Whoever has fewer sees them all at a glance. */
const WORTH_SEARCHING = 6;

const STATE_LABELS: Record<(typeof OWN_STATES)[number], string> = {
  pending: 'Under review',
  live: 'Live',
  sold: 'Sold',
  rejected: 'Rejected',
};

/** What the address says of which listings to show. */
function useWanted() {
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
  return { q, state, change, clear: () => setParameters({}, { replace: true, preventScrollReset: true }) };
}

/** Every listing of a seller, a dozen at a time; a broker with hundreds can search them. */
export function AllListings({ email, heading }: { email: string; heading: string }) {
  const { q, state, change, clear } = useWanted();
  const { data: figures } = useQuery(sellerFiguresQuery(email));
  const isNarrowed = q !== '' || state !== undefined;
  const isLong = (figures?.listings.length ?? 0) >= WORTH_SEARCHING;
  // Another search begins with its first dozen again.
  const search = `${q}/${state ?? ''}`;
  const [grown, setGrown] = useState({ search, limit: AT_ONCE });
  const limit = grown.search === search ? grown.limit : AT_ONCE;
  return (
    <>
      {(isNarrowed || isLong) && <Narrowing q={q} state={state} onChange={change} />}
      <OwnListingsList
        email={email}
        place="my listings"
        heading={heading}
        wanted={{ q, state, limit }}
        nothingFound={
          isNarrowed && (
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
              {total > AT_ONCE || isNarrowed
                ? `${formatCount(shown)} of ${formatCount(total)} ${total === 1 ? 'listing' : 'listings'}`
                : ''}
            </p>
            {shown < total && (
              <Button
                look="secondary"
                busy={isLoading}
                onClick={() => setGrown({ search, limit: limit + AT_ONCE })}
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

type NarrowingProps = {
  q: string;
  state: string | undefined;
  onChange: (name: 'q' | 'status', value: string) => void;
};

function Narrowing({ q, state, onChange }: NarrowingProps) {
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
