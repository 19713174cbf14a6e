import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '#domain/durations.ts';
import { createSharedWork } from '#server/platform/work/shared-work.ts';
import { createWorkGate, serverTurn, type Turn } from '#server/platform/work/work-gate.ts';
import type {} from '../http/access/access.ts';
import { acceptForms, formOf } from '../http/bodies/form-body.ts';
import { turnOf } from '../http/limits/client-gone.ts';
import { allowInline } from '../http/security-headers.ts';
import { encodingIn } from '../platform/page-cache/compressed-bodies.ts';
import type { CachedPage, PageCache } from '../platform/page-cache/page-cache.ts';
import { createCardCache } from './cached-cards.ts';
import { createInProcessCalls } from './in-process-calls.ts';
import { type Renderer, renderPage } from './render-page.ts';

const MIN_BYTES_TO_COMPRESS = 1_024;
const FOR_EVERYONE = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60';
const FOR_ONE_READER = 'private, no-store';

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.status(page.status).headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding');
  allowInline(reply, { scripts: page.hashes });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const isLarge = page.body.length >= MIN_BYTES_TO_COMPRESS;
  const encoding = isLarge ? encodingIn(String(request.headers['accept-encoding'] ?? '')) : undefined;
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.compressed.in(encoding));
}

/** Pages that exist only for their owner and administrators, and are a 404 for everyone else. */
const MAY_BE_HIDDEN = /^\/(?:boats|sellers)\/[^/?]+/;
const isHidden = (url: string, { status }: CachedPage) => status === 404 && MAY_BE_HIDDEN.test(url);

/** Addresses of links in mails: with a token, a code or an email address, they are for one person. */
const NAMES_ITS_READER = /[?&](token|code|email)=/;

/** Pages whose form is sent to their own address, for visitors without JavaScript. */
const PAGES_WITH_FORMS = ['/boats/:id/contact'];
/** A message of 5,000 characters, each of which takes up to twelve in a form. */
const FORM_BYTES = 64 * 1024;

const CACHED_STATUSES = [200, 404, 410];

/** The caller name of background renderings of stale pages, which have a queue of their own. */
const RENEWALS = 'renewals';

interface Rendering {
  url: string;
  ip: string;
  signal: AbortSignal;
  cookie?: string;
  form?: URLSearchParams;
}

interface PageRoutes extends Renderer {
  cache: PageCache;
  /** How many renderings may wait. */
  waiting?: number;
}

/**
 * Server-rendered pages. They are the same for everyone, signed in or not, so they are cached for a short time, and served
 * stale while they are rendered again; except those behind the links of mails. Rendering passes a gate; cached pages do not wait there. The queue is long enough
 * for a link checker that opens all pages of a market at once: it is slowed down, not refused.
 */
export async function pageRoutes(app: FastifyInstance, options: PageRoutes) {
  const { cache, isDev, waiting = 4_000 } = options;
  const gate = createWorkGate({ atOnce: 2, waiting });
  const share = createSharedWork<CachedPage>(gate);
  const calls = createInProcessCalls(app, cache);
  const cardsOfPage = createCardCache();
  const renewing = new Set<string>();

  const render = ({ url, form, ...calling }: Rendering) =>
    renderPage(options, { url, form, cardsOfPage, signal: calling.signal, fetch: calls(calling) });

  async function renderAndCache(url: string, ip: string, signal: AbortSignal): Promise<CachedPage> {
    const generation = cache.generation();
    const page = await render({ url, ip, signal });
    const isCacheable = CACHED_STATUSES.includes(page.status) && page.headers['cache-control'] === undefined;
    const isForEveryone = isCacheable && !isHidden(url, page);
    page.headers['cache-control'] ??= isForEveryone ? FOR_EVERYONE : FOR_ONE_READER;
    if (isCacheable) cache.set(url, page, generation);
    return page;
  }

  /** Rendered for each request, so that it shows what its button has just changed. */
  async function renderForOneReader({ url, ip }: FastifyRequest, signal: AbortSignal): Promise<CachedPage> {
    const page = await render({ url, ip, signal });
    Object.assign(page.headers, { 'cache-control': FOR_ONE_READER, 'referrer-policy': 'no-referrer' });
    return page;
  }

  /** Simultaneous requests for one page share one rendering. */
  function renderShared({ url, ip }: FastifyRequest, turn: Turn): Promise<CachedPage> {
    return share(`${cache.generation()} ${url}`, (signal) => renderAndCache(url, ip, signal), turn);
  }

  async function renderForVisitor({ url, ip, headers }: FastifyRequest, signal: AbortSignal) {
    const page = await render({ url, ip, cookie: headers.cookie, signal });
    page.headers['cache-control'] = FOR_ONE_READER;
    return page;
  }

  /** Runs in the background; after a failure the next request tries again. */
  function renew(request: FastifyRequest) {
    const { url } = request;
    if (renewing.has(url)) return;
    renewing.add(url);
    renderShared(request, serverTurn(RENEWALS, MINUTE))
      .catch(() => undefined)
      .finally(() => renewing.delete(url));
  }

  async function pageFor(request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> {
    const { url } = request;
    if (NAMES_ITS_READER.test(url)) {
      const turn = turnOf(request, reply);
      return gate(() => renderForOneReader(request, turn.signal), turn);
    }
    const cached = isDev ? undefined : cache.get(url);
    const isDue = cached !== undefined && cache.isDue(url);
    if (cached && !isHidden(url, cached)) {
      if (isDue) renew(request);
      return cached;
    }
    const turn = turnOf(request, reply);
    if (isDev) return renderForVisitor(request, turn.signal);
    const page = cached && !isDue ? cached : await renderShared(request, turn);
    const maySeeHidden = isHidden(url, page) && (await app.principalOf(request)) !== null;
    return maySeeHidden ? gate(() => renderForVisitor(request, turn.signal), turn) : page;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    compress: false,
    schema: { hide: true },
    handler: async (request, reply) => send(request, reply, await pageFor(request, reply)),
  });

  /** A form without a session: what it does is limited by the call that it leads to. */
  await app.register(async (forms) => {
    acceptForms(forms, FORM_BYTES);
    for (const url of PAGES_WITH_FORMS)
      forms.post(url, { compress: false, schema: { hide: true } }, async (request, reply) => {
        const turn = turnOf(request, reply);
        const page = await gate(
          () => render({ url: request.url, ip: request.ip, signal: turn.signal, form: formOf(request) }),
          turn,
        );
        page.headers['cache-control'] = FOR_ONE_READER;
        return send(request, reply, page);
      });
  });
}
