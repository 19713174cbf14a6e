import { queryOptions } from '@tanstack/react-query';
import type { PriceGuide, PriceSpread } from '#contract/boats/price-guide.ts';
import { viaApi } from '#web/api/query-client.ts';

/** Null if there are too few comparable boats. */
const guideQuery = <Guide extends PriceSpread>(path: string) =>
  queryOptions<Guide | null>({
    queryKey: [path],
    queryFn: viaApi(async (api, signal) => {
      const answer = await api.queryResponse([path], { signal });
      return answer.status === 204 ? null : ((await answer.json()) as Guide);
    }),
  });

export const boatPriceGuideQuery = (id: string | number) =>
  guideQuery<PriceGuide>(`/api/boats/${encodeURIComponent(id)}/price-guide`);

export const newBoatPriceGuideQuery = (facts: Readonly<Record<string, string>>) =>
  guideQuery<PriceSpread>(`/api/price-guide?${new URLSearchParams(facts)}`);
