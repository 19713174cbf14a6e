import type { FilterName } from '#domain/search/filters/filters.ts';
import { useListing } from '../listing-context.ts';
import { Contradiction } from '../parts-on-demand.tsx';

/** What a chosen filter contradicts, if anything. */
export function ContradictionNote({ of }: { of: FilterName }) {
  return useListing().filters[of] === undefined ? null : <Contradiction of={of} />;
}
