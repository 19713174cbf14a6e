import type { BoatList } from '#web/api/boats.ts';
import { useListing } from '../listing-context.ts';
import { closestInWords } from './closest-words.ts';

/** Says that nothing matches the whole search, and what the boats below are instead. */
export function ClosestMatches({ list }: { list: BoatList }) {
  const { filters } = useListing();
  if (list.relaxed.length === 0) return null;
  const { missing, instead } = closestInWords(filters, list.relaxed, list.boats);
  return (
    <p role="status" className="wrap-anywhere rounded-control bg-brass-quiet px-4 py-3 text-brass">
      <strong className="font-semibold">{missing}</strong> {instead} Save this search, and we will email you
      when one is listed.
    </p>
  );
}
