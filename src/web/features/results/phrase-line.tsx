import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { usePlaceSuggestions } from '#web/api/place-suggestions.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Autocomplete } from '#web/ui/controls/autocomplete.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { useListing } from './listing-context.ts';
import { otherWordsQuery } from './results-queries.ts';

/** Says that the filters were read from a phrase, with a link that searches for its words instead. */
export function PhraseLine() {
  const { filters } = useListing();
  // All of it is searched as words already.
  if (!filters.phrase || filters.keywords === filters.phrase) return null;
  return (
    <div className="wrap-anywhere text-muted text-sm">
      <p>
        This is how we understood “{filters.phrase}”.{' '}
        <Link
          to={searchAddress({ keywords: filters.phrase })}
          className="font-semibold text-sea underline-offset-2 hover:underline"
        >
          Search for these exact words instead
        </Link>
      </p>
      <OtherWords phrase={filters.phrase} />
    </div>
  );
}

/** The words of a phrase that are no filter: they decide which boats come first, or have no effect. */
function OtherWords({ phrase }: { phrase: string }) {
  const { ranking, ignored } = useQuery(otherWordsQuery(phrase)).data ?? {};
  if (!ranking && !ignored) return null;
  return (
    <p>
      {ranking && `Boats that fit ${ranking} come first.`} {ignored && `Not used: ${ignored}.`}
    </p>
  );
}

const PLACE = 'place-of-visitor';

/** What was typed into the box as the server sent it, which this part is about to replace. */
function typedBefore(): string {
  if (import.meta.env.SSR) return '';
  const sent = document.getElementById(PLACE);
  return sent instanceof HTMLInputElement ? sent.value : '';
}

/** Asks for the place that "near me" means. A plain form: it also works without scripts. */
export function WhereAreYou() {
  const { path, milesOfMe } = useListing();
  const places = usePlaceSuggestions('SEARCH_PLACES');
  const [typed] = useState(typedBefore);
  return (
    <form
      action={path}
      aria-label="Boats near you"
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-card p-4"
    >
      <HiddenFilters except={['location', 'distance', 'page', 'phrase']} />
      {milesOfMe && <input type="hidden" name="distance" value={milesOfMe} />}
      <Field id={PLACE} label="Where are you?" className="min-w-56 grow">
        <Autocomplete
          name="location"
          defaultValue={typed}
          placeholder="Postcode or town"
          maxLength={FIELDS.location.maxLength}
          suggest={places.suggest}
          onFocus={places.load}
          required
        />
      </Field>
      <Button type="submit">
        <MapPin aria-hidden className="size-4" />
        Show boats nearby
      </Button>
    </form>
  );
}
