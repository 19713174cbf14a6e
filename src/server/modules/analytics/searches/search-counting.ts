import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIST_HEADERS } from '#contract/list-headers.ts';
import type { Deps } from '#server/deps.ts';
import { recordSearch } from '../analytics.service.ts';
import type { CountOnce } from '../visitors/count-once.ts';
import type { VisitKeys } from '../visitors/visit-keys.ts';
import { visitorOf } from '../visitors/visitor.ts';
import { createSearchBatches } from './search-batches.ts';
import { searchOf } from './searches.ts';
import { createUnmetSearchCache } from './unmet-searches.ts';

/**
 * Counts searches after the response was sent, so that no visitor waits for it. A page of results is counted by its own
 * request, whether it was cached or rendered. Calls that the server makes to itself while rendering have no user agent and
 * are not counted.
 */
export function countSearches(
  app: FastifyInstance,
  deps: Deps,
  counting: { countOnce: CountOnce; visitKeys: VisitKeys },
) {
  const inProgress = new Set<Promise<void>>();
  const unmet = createUnmetSearchCache();
  const searches = createSearchBatches(deps);

  async function count(request: FastifyRequest, total: unknown) {
    try {
      const search = searchOf(request.url);
      if (!search) return;
      if (total !== undefined) unmet.note(search.key, Number(total));
      const isUnmet = unmet.has(search.key);
      await recordSearch({ ...deps, searches }, counting, visitorOf(request), { ...search, isUnmet });
    } catch (error) {
      request.log.debug({ err: error }, 'a search was not counted');
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || (reply.statusCode !== 200 && reply.statusCode !== 304)) return;
    const counting = count(request, reply.getHeader(LIST_HEADERS.total)).finally(() =>
      inProgress.delete(counting),
    );
    inProgress.add(counting);
  });
  app.addHook('onClose', async () => {
    await Promise.all(inProgress);
    await searches.flush();
  });
}
