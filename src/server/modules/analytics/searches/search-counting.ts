import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { recordSearch } from '../analytics.service.ts';
import type { CountOnce } from '../visitors/count-once.ts';
import { visitorOf } from '../visitors/visitor.ts';
import { searchOf } from './searches.ts';

/**
 * Counts searches after they were answered, so that nobody waits for it. A page of results is counted by its own
 * request, kept or fresh; the calls that the server makes to itself while rendering name no browser and are left out.
 */
export function countSearches(app: FastifyInstance, deps: Deps, countOnce: CountOnce) {
  const underWay = new Set<Promise<void>>();

  async function count(request: FastifyRequest) {
    try {
      const search = searchOf(request.url);
      if (search) await recordSearch(deps, countOnce, visitorOf(request), search);
    } catch (error) {
      request.log.debug({ err: error }, 'a search was not counted');
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || (reply.statusCode !== 200 && reply.statusCode !== 304)) return;
    const counting = count(request).finally(() => underWay.delete(counting));
    underWay.add(counting);
  });
  app.addHook('onClose', () => Promise.all(underWay));
}
