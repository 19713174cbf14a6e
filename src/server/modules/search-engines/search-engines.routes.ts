import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { named } from '#server/errors.ts';
import { turnOf } from '#server/http/limits/client-gone.ts';
import {
  liveBoatsOfPart,
  partsOfLiveBoats,
  sellersWithLiveBoats,
} from '#server/modules/listings/boats/live-boats.repository.ts';
import { createSharedWork } from '#server/platform/work/shared-work.ts';
import { createWorkGate } from '#server/platform/work/work-gate.ts';
import { ADDRESSES_PER_FILE, type Entry, PAGES, sitemap } from './sitemap.ts';

/** Personal pages and the API: nothing that a search engine could show. */
const DISALLOWED = [
  '/api/',
  '/admin',
  '/profile',
  '/my-listings',
  '/imports',
  '/leads',
  '/watchlist',
  '/saved-searches',
  '/stop-alerts',
  '/verify-email',
  '/reset-password',
];

function robotsText(publicUrl: string): string {
  const rules = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
  return `${[...rules, '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`].join('\n')}\n`;
}

const noSuchSitemap = named('no-such-sitemap', 404, 'There is no such sitemap');
const hidden = { schema: { hide: true } } as const;
const HOUR = 3_600;
const MAX_PARTS = 50_000;

/** robots.txt and the sitemaps. */
export async function searchEngineRoutes(app: FastifyInstance, { db, config }: Deps) {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { publicUrl } = config;
  // A full sitemap takes megabytes: they are built one at a time and shared by simultaneous requests.
  const shared = createSharedWork<string>(createWorkGate({ atOnce: 1, waiting: 100 }));

  const robots = robotsText(publicUrl);
  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${HOUR}`).send(robots),
  );

  const sendXml = (reply: FastifyReply, text: string) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR}`)
      .send(text);

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const text = await shared(
      'index',
      async () => {
        const parts = await partsOfLiveBoats(db, ADDRESSES_PER_FILE);
        const lists: Entry[] = parts.map(({ part, changedAt }) => ({
          path: `/sitemaps/boats-${part}.xml`,
          changedAt,
        }));
        const hasSellers = (await sellersWithLiveBoats(db, 1)).length > 0;
        const sellers = hasSellers ? [{ path: '/sitemaps/sellers.xml' }] : [];
        return sitemap('lists', publicUrl, [{ path: '/sitemaps/pages.xml' }, ...sellers, ...lists]);
      },
      turnOf(request, reply),
    );
    return sendXml(reply, text);
  });

  app.get('/sitemaps/pages.xml', hidden, async (_request, reply) =>
    sendXml(reply, sitemap('pages', publicUrl, PAGES)),
  );

  app.get('/sitemaps/sellers.xml', hidden, async (request, reply) => {
    const text = await shared(
      'sellers',
      async () => {
        const sellers = await sellersWithLiveBoats(db, ADDRESSES_PER_FILE);
        if (sellers.length === 0) throw noSuchSitemap();
        const entries = sellers.map(({ id, changedAt }) => ({ path: `/sellers/${id}`, changedAt }));
        return sitemap('pages', publicUrl, entries);
      },
      turnOf(request, reply),
    );
    return sendXml(reply, text);
  });

  typed.get(
    '/sitemaps/boats-:part.xml',
    {
      schema: { hide: true, params: z.object({ part: z.coerce.number().int().min(1).max(MAX_PARTS) }) },
    },
    async (request, reply) => {
      const { part } = request.params;
      const text = await shared(
        `boats ${part}`,
        async () => {
          const boats = await liveBoatsOfPart(db, ADDRESSES_PER_FILE, part);
          if (boats.length === 0) throw noSuchSitemap();
          const entries = boats.map(({ id, changedAt }) => ({ path: `/boats/${id}`, changedAt }));
          return sitemap('pages', publicUrl, entries);
        },
        turnOf(request, reply),
      );
      return sendXml(reply, text);
    },
  );
}
