import type { FastifyInstance } from 'fastify';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import type { Deps } from '#server/deps.ts';
import { turnOf } from '#server/http/limits/client-gone.ts';
import { findBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { boatView } from '#server/modules/listings/listings.views.ts';
import { createReading } from '#server/modules/search/phrases/phrases.service.ts';
import { searchBoats } from '#server/modules/search/search.service.ts';
import { rememberCounts } from '#server/modules/search/totals/remember-counts.ts';
import { createWorkGate } from '#server/platform/work/work-gate.ts';
import { atomFeed } from './atom.ts';

const ENTRIES = 50;
const MAX_AGE_SECONDS = 300;

/** Newest boats of any search as an Atom feed. */
export async function feedRoutes(app: FastifyInstance, deps: Deps) {
  const { publicUrl } = deps.config;
  const remember = rememberCounts(deps);
  const { corrections } = createReading(deps);
  const gate = createWorkGate({ atOnce: 4, waiting: 200 });

  app.get('/feeds/boats.xml', { schema: { hide: true } }, async (request, reply) => {
    const at = request.url.indexOf('?');
    const given = readFilters(new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1)));
    const { page: _page, limit: _limit, sort: _sort, ...filters } = given;
    const feed = await gate(
      async () => {
        const found = await searchBoats(
          { ...deps, remember, corrections },
          { ...filters, sort: 'newest', limit: ENTRIES },
        );
        const rows = await findBoats(
          deps.db,
          found.boats.map(({ id }) => id),
        );
        const now = deps.clock.now();
        const boats = rows
          .filter(({ shown }) => shown)
          .map((row) => ({ ...boatView(row, now), updatedAt: row.updatedAt }));
        return atomFeed({ publicUrl, path: request.url, search: searchAddress(filters), boats, now });
      },
      turnOf(request, reply),
    );
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .header('x-content-type-options', 'nosniff')
      .send(feed);
  });
}
