import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './access.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { type Renderer, renderPage } from './render-page.ts';
import { allowInlineScripts } from './security-headers.ts';

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
  allowInlineScripts(reply, page.hashes);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingFor(request, page);
  if (!encoding) return reply.send(page.body);
  const body = page.compressed.get(encoding) ?? (await ENCODERS[encoding](page.body));
  page.compressed.set(encoding, body);
  return reply.header('content-encoding', encoding).send(body);
}

/** Server-rendered pages. Public ones are the same for everyone, so they are kept for a moment and sent again. */
export async function pageRoutes(app: FastifyInstance, options: Renderer & { cache: PageCache }) {
  const { cache, isDev } = options;
  const underWay = new Map<string, Promise<CachedPage>>();

  async function makeAndKeep(request: FastifyRequest): Promise<CachedPage> {
    const generation = cache.generation();
    const page = await renderPage(app, request, options);
    const isKeepable = page.status === 200 || page.status === 404;
    page.headers['cache-control'] ??= isKeepable ? FOR_EVERYONE : FOR_ONE_READER;
    if (page.headers['cache-control'] === FOR_EVERYONE) cache.set(request.url, page, generation);
    return page;
  }

  /** Many who ask for one page at the same moment wait for one rendering of it. */
  function makeShared(request: FastifyRequest): Promise<CachedPage> {
    const key = `${cache.generation()} ${request.url}`;
    const making = underWay.get(key) ?? makeAndKeep(request).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    compress: false,
    schema: { hide: true },
    async handler(request, reply) {
      // A session's cookie may open what others cannot see: such a page is made for its reader and never kept.
      const isShared = !isDev && request.cookies[SESSION_COOKIE] === undefined && request.method === 'GET';
      if (isShared) return send(request, reply, cache.get(request.url) ?? (await makeShared(request)));
      const page = await renderPage(app, request, options);
      page.headers['cache-control'] ??= FOR_ONE_READER;
      return send(request, reply, page);
    },
  });
}
