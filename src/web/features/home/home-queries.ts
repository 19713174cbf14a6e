import { useQuery } from '@tanstack/react-query';
import { SECTION_SIZES } from '#domain/listings/limits.ts';
import { RECENT_HOURS } from '#domain/listings/time-limits.ts';
import { boatsQuery } from '#web/api/boats.ts';

export const featuredBoatsQuery = boatsQuery({ featured: true, limit: SECTION_SIZES.homeFeatured });

/** More than are shown, so that those already featured can be left out. */
export const newBoatsQuery = boatsQuery({
  recent: RECENT_HOURS,
  limit: SECTION_SIZES.homeNew + SECTION_SIZES.homeFeatured,
});

/** The boats of the home page, without duplicates. */
export function useHomeBoats() {
  const featured = useQuery(featuredBoatsQuery);
  const recent = useQuery(newBoatsQuery);
  const above = new Set(featured.data?.boats.map(({ id }) => id));
  const others = recent.data?.boats.filter(({ id }) => !above.has(id)).slice(0, SECTION_SIZES.homeNew);
  const shown = [...above, ...(others ?? []).map(({ id }) => id)];
  return {
    featured: { ...featured, boats: featured.data?.boats },
    recent: { ...recent, boats: others },
    shown,
  };
}
