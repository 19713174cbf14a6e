import { queryOptions } from '@tanstack/react-query';
import type { BoatPage } from '#contract/boats/boat.ts';
import type { OwnPart } from '#contract/messages/enquiries.ts';
import { SECTION_SIZES } from '#domain/listings/limits.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';
import { boatsQuery } from '#web/api/boats.ts';

export const boatQuery = (id: string) =>
  queryOptions<BoatPage>({ queryKey: [`/api/boats/${encodeURIComponent(id)}`] });

/** For signed-in visitors: whether the boat is theirs, and when they last wrote to its seller. */
export const ownPartQuery = (boatId: number) =>
  queryOptions<OwnPart>({ queryKey: [`/api/boats/${boatId}/mine`] });

/** Boats like one that is gone: only its number is known. */
export const boatsLikeQuery = (id: string) => boatsQuery({ similarTo: id, limit: SECTION_SIZES.similar });

/** Other boats of the same category, the most similar first. */
export const similarBoatsQuery = ({ id, category }: Pick<BoatPage, 'id' | 'category'>) =>
  boatsQuery({
    category: resolveCategory(category)?.id,
    similarTo: String(id),
    limit: SECTION_SIZES.similar,
  });
