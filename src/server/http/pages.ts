import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSharedWork } from '#server/platform/shared-work.ts';
import { createWorkGate, type Turn } from '#server/platform/work-gate.ts';
import type {} from './access.ts';
import { addressKey } from './address.ts';
import { goneSignal } from './client-gone.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { type Renderer, renderPage } from './render-page.ts';
import { allowInline } from './security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const ENCODERS = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => compressGzip(body, { level: 6 }),
} as const;

const WORTH_COMPRESSING = 1_024;
const FOR_EVERYONE = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60';
const FOR_ONE_READER = 'private, no-store';

function encodingFor(request: FastifyRequest, page: CachedPage): keyof typeof ENCODERS | undefined {
  if (page.body.length < WORTH_COMPRESSING) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.status(page.status).headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding');
  allowInline(reply, { scripts: page.hashes });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingFor(request, page);
  if (!encoding) return reply.send(page.body);
  const body = page.compressed.get(encoding) ?? (await ENCODERS[encoding](page.body));
  page.compressed.set(encoding, body);
  return reply.header('content-encoding', encoding).send(body);
}

/** Pages that show their owner, and administrators, what to everyone else is not there. */
const MAY_BE_HIDDEN = /^\/boats\/[^/?]+/;
const isHidden = ({ url }: FastifyRequest, { status }: CachedPage) =>
  status === 404 && MAY_BE_HIDDEN.test(url);

const KEPT_STATUSES = [200, 404, 410];

/**
 * Server-rendered pages. They are the same for everyone, whoever is signed in, so they are kept for a moment and sent
 * again. Fresh ones are made behind a gate; kept ones never wait there.
 */
export async function pageRoutes(app: FastifyInstance, options: Renderer & { cache: PageCache }) {
  const { cache, isDev } = options;
  const gate = createWorkGate({ atOnce: 2, waiting: 400, share: 150 });
  const share = createSharedWork<CachedPage>(gate);

  async function makeAndKeep(request: FastifyRequest, signal: AbortSignal): Promise<CachedPage> {
    const generation = cache.generation();
    const page = await renderPage(app, request, options, { signal });
    const isKeepable = KEPT_STATUSES.includes(page.status) && page.headers['cache-control'] === undefined;
    const isForEveryone = isKeepable && !isHidden(request, page);
    page.headers['cache-control'] ??= isForEveryone ? FOR_EVERYONE : FOR_ONE_READER;
    if (isKeepable) cache.set(request.url, page, generation);
    return page;
  }

  /** Many who ask for one page at the same moment wait for one rendering of it. */
  const makeShared = (request: FastifyRequest, turn: Turn) =>
    share(`${cache.generation()} ${request.url}`, (signal) => makeAndKeep(request, signal), turn);

  async function makeForReader(request: FastifyRequest, signal: AbortSignal): Promise<CachedPage> {
    const page = await renderPage(app, request, options, { forReader: true, signal });
    page.headers['cache-control'] = FOR_ONE_READER;
    return page;
  }

  async function pageFor(request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> {
    const kept = isDev ? undefined : cache.get(request.url);
    if (kept && !isHidden(request, kept)) return kept;
    const turn = { caller: addressKey(request.ip), signal: goneSignal(reply) };
    if (isDev) return makeForReader(request, turn.signal);
    const page = kept ?? (await makeShared(request, turn));
    const isTheirs = isHidden(request, page) && (await app.principalOf(request)) !== null;
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
