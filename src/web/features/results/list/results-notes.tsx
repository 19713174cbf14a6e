import { ChevronDown } from 'lucide-react';
import type { BoatList } from '#web/api/boats.ts';
import { cx } from '#web/ui/class-names.ts';
import { useListing } from '../listing-context.ts';
import { PhraseLine, WhereAreYou } from '../phrase-line.tsx';
import { ClosestMatches } from './closest-matches.tsx';
import { notesInShort } from './notes-in-short.ts';
import { ResultsNotices } from './results-notices.tsx';

/** How the search was understood, and what is listed instead. Phones show a line that opens the rest, so that boats start higher. */
export function ResultsNotes({ list }: { list: BoatList | undefined }) {
  const { filters, milesOfMe } = useListing();
  const short = notesInShort(filters, list);
  const notes = (
    <>
      {milesOfMe === undefined && <PhraseLine />}
      {list && <ClosestMatches list={list} />}
      {list && <ResultsNotices facts={list} />}
    </>
  );
  return (
    <>
      {milesOfMe !== undefined && <WhereAreYou />}
      {short ? (
        <details className="results-notes group">
          <summary className={cx(short.isWarning ? 'bg-brass-quiet text-brass' : 'bg-foam')}>
            <span>{short.text}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div>{notes}</div>
        </details>
      ) : (
        notes
      )}
    </>
  );
}
