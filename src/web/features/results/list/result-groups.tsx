import type { ReactNode } from 'react';
import type { ListedBoat } from '#contract/search/listed-boat.ts';
import { sortOf } from '#domain/search/filters/filters.ts';
import { cx } from '#web/ui/class-names.ts';
import { useListing } from '../listing-context.ts';

type ResultGroupsProps = {
  boats: readonly ListedBoat[];
  /** How many of them, at the end, do not meet everything. */
  nearMisses: number;
  /** The cards of a group, and how many boats come before it. */
  children: (boats: readonly ListedBoat[], first: number) => ReactNode;
};

/** The boats that meet everything, and the near misses under a heading of their own. */
export function ResultGroups({ boats, nearMisses, children }: ResultGroupsProps) {
  const isByCloseness = sortOf(useListing().filters) === 'relevance';
  if (nearMisses === 0) return children(boats, 0);
  const met = boats.length - nearMisses;
  return (
    <>
      {met > 0 && children(boats.slice(0, met), 0)}
      <section aria-labelledby="near-misses" className="flex flex-col gap-4">
        <div className={cx(met === 0 && 'max-sm:sr-only')}>
          <h2 id="near-misses" className="text-xl">
            Close to what you asked for
          </h2>
          <p className="text-muted">
            {isByCloseness && 'The closest come first. '}Each card says what is different.
          </p>
        </div>
        {children(boats.slice(met), met)}
      </section>
    </>
  );
}
