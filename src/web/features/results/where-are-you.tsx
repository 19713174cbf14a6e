import { MapPin } from 'lucide-react';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { usePlaceSuggestions } from '#web/api/place-suggestions.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Autocomplete } from '#web/ui/controls/autocomplete.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { useListing } from './listing-context.ts';

/** Asks for the place that "near me" means. A plain form: it also works without scripts. */
export default function WhereAreYou() {
  const { path } = useListing();
  const places = usePlaceSuggestions('SEARCH_PLACES');
  return (
    <form
      action={path}
      aria-label="Boats near you"
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-card p-4"
    >
      <HiddenFilters except={['location', 'distance', 'page', 'phrase']} />
      <Field label="Where are you?" className="min-w-56 grow">
        <Autocomplete
          name="location"
          placeholder="Postcode or town"
          maxLength={FIELDS.location.maxLength}
          suggest={places.suggest}
          onFocus={places.load}
          required
        />
      </Field>
      <Button type="submit">
        <MapPin aria-hidden className="size-4" />
        Show what is near
      </Button>
    </form>
  );
}
