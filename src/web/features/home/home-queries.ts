import { SECTION_SIZES } from '#domain/listings/limits.ts';
import { RECENT_HOURS } from '#domain/listings/time-limits.ts';
import { boatsQuery } from '#web/api/boats.ts';

export const featuredBoatsQuery = boatsQuery({ featured: true, limit: SECTION_SIZES.homeFeatured });
export const newBoatsQuery = boatsQuery({ recent: RECENT_HOURS, limit: SECTION_SIZES.homeNew });
