import { useRef, useState } from 'react';
import type { LocatedPlace } from '#contract/search/search.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { queryPath } from '#web/api/query-path.ts';
import { type ChangeValues, type ListingFormValues, textOf, withValue } from '../form-values.ts';

/** Undefined when the server cannot be reached. */
async function locate(text: string): Promise<LocatedPlace['place'] | undefined> {
  try {
    return (await browserApi.request<LocatedPlace>(queryPath('/api/places/located', { q: text }))).place;
  } catch {
    return undefined;
  }
}

const POSTCODE = /^[a-z]{1,2}\d[\da-z]?(?:\s*\d[a-z]{2})?$/i;

function noticeAbout({ text, place }: { text: string; place: LocatedPlace['place'] }): string | undefined {
  const isPostcode = POSTCODE.test(text);
  if (!place)
    return isPostcode
      ? `We don’t know the postcode “${text}”. Check it, or give the town, so that buyers who search nearby can find your listing.`
      : `We don’t know “${text}”. Check the spelling or add a postcode, so that buyers who search nearby can find your listing.`;
  // An area of postcodes has no county: it is as large as one.
  return isPostcode && place.county === null
    ? `We know “${text}” only as somewhere around ${place.name}. Add the town, so that buyers who search nearby can find your listing.`
    : undefined;
}

/**
 * Looks up the typed location: fills in the county, or clears that of the place before, unless the seller typed another
 * one, and notices places that we do not know.
 */
export function useLocatedPlace(values: ListingFormValues, onChange: ChangeValues) {
  const [found, setFound] = useState<{ text: string; place: LocatedPlace['place'] }>();
  /** The county of the location before it is changed: it may be replaced. */
  const replaceable = useRef(Promise.resolve(''));
  const latest = useRef(values);
  latest.current = values;
  const isAbroad = textOf(values, 'country') !== FIELDS.country.default;

  return {
    /** What the seller should know about the location as it stands. */
    notice:
      !isAbroad && found && found.text === textOf(values, 'location').trim() ? noticeAbout(found) : undefined,

    /** Before the location is changed. */
    prepare() {
      const text = textOf(latest.current, 'location').trim();
      if (text) replaceable.current = locate(text).then((place) => place?.county ?? '');
    },

    async check(typed: string) {
      const text = typed.trim();
      if (text === '' || isAbroad) return;
      const place = await locate(text);
      if (place === undefined) return;
      setFound({ text, place });
      const county = place?.county ?? '';
      const isOurs = ['', await replaceable.current].includes(textOf(latest.current, 'county'));
      if (!isOurs || textOf(latest.current, 'location').trim() !== text) return;
      replaceable.current = Promise.resolve(county);
      if (county !== textOf(latest.current, 'county'))
        onChange((before) => withValue(before, 'county', county));
    },
  };
}
