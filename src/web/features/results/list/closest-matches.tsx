import type { BoatList } from '#web/api/boats.ts';
import { SaveSearchButton } from '#web/saved-searches/save-search-button.tsx';
import { useListing } from '../listing-context.ts';
import { closestInWords } from './closest-words.ts';

/** Says that nothing matches the whole search, and what the boats below are instead. */
export function ClosestMatches({ list }: { list: BoatList }) {
  const { filters, hrefOf } = useListing();
  if (list.total.count > 0 || list.boats.length === 0) return null;
  const { missing, instead } = closestInWords(filters, list.relaxed, list.boats);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-brass-quiet px-4 py-3 text-brass">
      <p role="status" className="wrap-anywhere min-w-0 grow basis-72">
        <strong className="font-semibold">{missing}</strong> {instead}
      </p>
      <p className="flex flex-wrap items-center gap-3 noscript:hidden">
        We can email you when one is listed.
        <SaveSearchButton address={hrefOf(filters)} />
      </p>
    </div>
  );
}
