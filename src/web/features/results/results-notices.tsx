import type { ListFacts } from '#contract/list-headers.ts';
import { useListing } from './listing-context.ts';

/** What the answer understood differently from what was typed. */
export function ResultsNotices({ facts }: { facts: ListFacts }) {
  const { total, placeNotRecognised, correctedKeywords } = facts;
  const { filters } = useListing();
  return (
    <>
      {correctedKeywords && total.count > 0 && (
        <p role="status" className="rounded-control bg-foam px-4 py-3">
          Showing results for <strong className="font-semibold">“{correctedKeywords}”</strong>: we found
          nothing spelt “{filters.keywords}”.
        </p>
      )}
      {placeNotRecognised && filters.location && (
        <p role="status" className="rounded-control bg-brass-quiet px-4 py-3 text-brass">
          We do not know a place called “{filters.location}”, so distance is not taken into account: these are
          boats whose location mentions it.
        </p>
      )}
    </>
  );
}
