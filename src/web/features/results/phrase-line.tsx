import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { useListing } from './listing-context.ts';

/** Few visitors need it. */
const WhereAreYou = lazy(() => import('./where-are-you.tsx'));

/** Says that the filters were read from a phrase, with a link that searches for its words instead. */
export function PhraseLine() {
  const { filters, needsPostcode } = useListing();
  if (needsPostcode)
    return (
      <Suspense>
        <WhereAreYou />
      </Suspense>
    );
  if (!filters.phrase) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm">
      This is how we understood “{filters.phrase}”.{' '}
      <Link
        to={searchAddress({ keywords: filters.phrase })}
        className="font-semibold text-sea underline-offset-2 hover:underline"
      >
        Search for these exact words instead
      </Link>
    </p>
  );
}
