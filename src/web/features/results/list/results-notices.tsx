import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListFacts } from '#contract/list-headers.ts';
import { changeFilters } from '#domain/search/filters/change-filters.ts';
import { cx } from '#web/ui/class-names.ts';
import { useListing } from '../listing-context.ts';
import { PlaceLine } from '../place-line.tsx';

/** Notices about corrected or shortened keywords and unrecognised places. */
export function ResultsNotices({ facts }: { facts: ListFacts }) {
  const { total, placeNotRecognised, correctedKeywords, keywordsShortened, placeReadAs, placeRadius } = facts;
  const { filters } = useListing();
  return (
    <>
      {correctedKeywords && total.count > 0 && (
        <ResultsNotice>
          Showing results for <strong className="font-semibold">“{correctedKeywords}”</strong>: we found
          nothing spelt “{filters.keywords}”.
        </ResultsNotice>
      )}
      {keywordsShortened && (
        <ResultsNotice>
          That is more than we can look for at once: these are results for its beginning.
        </ResultsNotice>
      )}
      {placeReadAs && (
        <ResultsNotice>
          Showing boats near <strong className="font-semibold">{placeReadAs}</strong>: we know no place spelt
          “{filters.location}”.
        </ResultsNotice>
      )}
      {placeNotRecognised && filters.location && (
        <ResultsNotice isWarning>
          We do not know a place called “{filters.location}”, so distance is not taken into account: these are
          boats whose location mentions it. <SuggestedPlaces names={facts.placesMeant} />
        </ResultsNotice>
      )}
      {placeRadius && filters.location && (
        <PlaceLine place={placeReadAs ?? filters.location} radius={placeRadius} />
      )}
    </>
  );
}

function ResultsNotice({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  return (
    <p
      role="status"
      className={cx('rounded-control px-4 py-3', isWarning ? 'bg-brass-quiet text-brass' : 'bg-foam')}
    >
      {children}
    </p>
  );
}

function SuggestedPlaces({ names }: { names: readonly string[] }) {
  const { filters, hrefOf } = useListing();
  if (names.length === 0) return null;
  return (
    <>
      Did you mean{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ' or '}
          <Link
            to={hrefOf(changeFilters(filters, { location: name }))}
            className="font-semibold underline underline-offset-2"
          >
            {name}
          </Link>
        </span>
      ))}
      ?
    </>
  );
}
