import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '#domain/durations.ts';
import { createSharedWork } from '#server/platform/work/shared-work.ts';
import { createWorkGate, serverTurn, type Turn } from '#server/platform/work/work-gate.ts';
import type {} from '../http/access/access.ts';
import { turnOf } from '../http/limits/client-gone.ts';
import { allowInline } from '../http/security-headers.ts';
import { encodingIn } from '../platform/page-cache/packed-bodies.ts';
import type { CachedPage, PageCache } from '../platform/page-cache/page-cache.ts';
import { createCardCache } from './cached-cards.ts';
import { createInProcessCalls } from './in-process-calls.ts';
import { type Renderer, renderPage } from './render-page.ts';

const WORTH_COMPRESSING = 1_024;
const FOR_EVERYONE = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60';
const FOR_ONE_READER = 'private, no-store';

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.status(page.status).headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding');
  allowInline(reply, { scripts: page.hashes });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const isWorthIt = page.body.length >= WORTH_COMPRESSING;
  const encoding = isWorthIt ? encodingIn(String(request.headers['accept-encoding'] ?? '')) : undefined;
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.packed.in(encoding));
}

/** Pages that show their owner, and administrators, what to everyone else is not there. */
const MAY_BE_HIDDEN = /^\/boats\/[^/?]+/;
const isHidden = (url: string, { status }: CachedPage) => status === 404 && MAY_BE_HIDDEN.test(url);

const KEPT_STATUSES = [200, 404, 410];

/** Pages whose time is up are made anew behind everyone who waits for one, in a line of their own. */
const RENEWALS = 'renewals';

interface PageRoutes extends Renderer {
  cache: PageCache;
  /** How many renderings may wait. */
  waiting?: number;
}

/**
 * Server-rendered pages. They are the same for everyone, whoever is signed in, so they are kept for a moment and sent
 * again, at last while they are made anew. Fresh ones are made behind a gate; kept ones never wait there. The queue has
 * room for a link checker that opens all pages of a market at once: it is slowed down, not refused.
 */
export async function pageRoutes(app: FastifyInstance, options: PageRoutes) {
  const { cache, isDev, waiting = 4_000 } = options;
  const gate = createWorkGate({ atOnce: 2, waiting });
  const share = createSharedWork<CachedPage>(gate);
  const calls = createInProcessCalls(app, cache);
  const cardsOfPage = createCardCache();
  const renewing = new Set<string>();

  const render = ({ url, ...calling }: { url: string; ip: string; cookie?: string; signal: AbortSignal }) =>
    renderPage(options, { url, cardsOfPage, signal: calling.signal, fetch: calls(calling) });

  async function makeAndKeep(url: string, ip: string, signal: AbortSignal): Promise<CachedPage> {
    const generation = cache.generation();
    const page = await render({ url, ip, signal });
    const isKeepable = KEPT_STATUSES.includes(page.status) && page.headers['cache-control'] === undefined;
    const isForEveryone = isKeepable && !isHidden(url, page);
    page.headers['cache-control'] ??= isForEveryone ? FOR_EVERYONE : FOR_ONE_READER;
    if (isKeepable) cache.set(url, page, generation);
    return page;
  }

  /** Many who ask for one page at the same moment wait for one rendering of it. */
  function makeShared({ url, ip }: FastifyRequest, turn: Turn): Promise<CachedPage> {
    return share(`${cache.generation()} ${url}`, (signal) => makeAndKeep(url, ip, signal), turn);
  }

  async function makeForReader({ url, ip, headers }: FastifyRequest, signal: AbortSignal) {
    const page = await render({ url, ip, cookie: headers.cookie, signal });
    page.headers['cache-control'] = FOR_ONE_READER;
    return page;
  }

  /** Nobody waits for it; who comes after its failure tries again. */
  function renew(request: FastifyRequest) {
    const { url } = request;
    if (renewing.has(url)) return;
    renewing.add(url);
    makeShared(request, serverTurn(RENEWALS, MINUTE))
      .catch(() => undefined)
      .finally(() => renewing.delete(url));
  }

  async function pageFor(request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> {
    const { url } = request;
    const kept = isDev ? undefined : cache.get(url);
    const isDue = kept !== undefined && cache.isDue(url);
    if (kept && !isHidden(url, kept)) {
      if (isDue) renew(request);
      return kept;
    }
    const turn = turnOf(request, reply);
    if (isDev) return makeForReader(request, turn.signal);
    const page = kept && !isDue ? kept : await makeShared(request, turn);
    const isTheirs = isHidden(url, page) && (await app.principalOf(request)) !== null;
    return isTheirs ? gate(() => makeForReader(request, turn.signal), turn) : page;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    compress: false,
    schema: { hide: true },
    handler: async (request, reply) => send(request, reply, await pageFor(request, reply)),
  });
}
