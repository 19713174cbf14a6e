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
      {facts.note === 'sold' && (
        <ResultsNotice isWarning>
          Sold boats are not listed. These are the ones like it that are for sale.
        </ResultsNotice>
      )}
      {correctedKeywords && total.count > 0 && (
        <ResultsNotice>
          Showing results for <strong className="font-semibold">“{correctedKeywords}”</strong>. Nothing
          matches “{filters.keywords}”.
        </ResultsNotice>
      )}
      {keywordsShortened && (
        <ResultsNotice>Your search was too long, so we used only the first part of it.</ResultsNotice>
      )}
      {placeReadAs && (
        <ResultsNotice>
          We took “{filters.location}” to mean <strong className="font-semibold">{placeReadAs}</strong>.
        </ResultsNotice>
      )}
      {placeNotRecognised && filters.location && (
        <ResultsNotice isWarning>
          We don't know a place called “{filters.location}”. These boats mention it in their location,
          whatever the distance. <SuggestedPlaces names={facts.placesMeant} />
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
