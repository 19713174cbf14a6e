import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { clientGone } from './errors.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import type { CachedPage } from './page-cache.ts';
import { fetchScriptsLast } from './script-priority.ts';

/** What the web's server entry exports beside its renderer. */
interface WebEntry {
  createLoadContext(options: {
    fetch: (path: string, init?: RequestInit) => Promise<Response>;
    nonce: string;
    publicUrl: string;
    isDev: boolean;
  }): RouterContextProvider;
}

export interface Renderer {
  build: () => Promise<ServerBuild>;
  publicUrl: string;
  isDev: boolean;
}

/** Who a page is made for and until when it is wanted. */
export interface Rendering {
  /** With what this reader's session may see; otherwise it is the page that everyone gets. */
  forReader?: boolean;
  signal: AbortSignal;
}

/** The loaders' fetch: the same routes and rules, in process. */
const fetchInProcess =
  (app: FastifyInstance, request: FastifyRequest, { forReader, signal }: Rendering) =>
  async (path: string, init: RequestInit = {}) => {
    if (signal.aborted) throw clientGone();
    const { cookie } = request.headers;
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(forReader && cookie ? { cookie } : {}),
      },
      remoteAddress: request.ip,
    });
    const hasNoBody = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(hasNoBody ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };

export async function renderPage(
  app: FastifyInstance,
  request: FastifyRequest,
  renderer: Renderer,
  rendering: Rendering,
): Promise<CachedPage> {
  const { publicUrl, isDev } = renderer;
  const build = await renderer.build();
  const nonce = randomBytes(16).toString('hex');
  const entry = build.entry.module as unknown as WebEntry;
  const context = entry.createLoadContext({
    fetch: fetchInProcess(app, request, rendering),
    nonce,
    publicUrl,
    isDev,
  });
  const handle = createRequestHandler(build, isDev ? 'development' : 'production');
  // An address is all that a page depends on: nothing else of the request reaches what others are sent too.
  const address = new Request(`${publicUrl}${request.url}`, { signal: rendering.signal });
  const answer = await handle(address, context);

  const { html, hashes } = hashInlineScripts(await answer.text(), nonce);
  const body = Buffer.from(fetchScriptsLast(html));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = Object.fromEntries(answer.headers);
  delete headers['content-length'];
  return { status: answer.status, headers, body, compressed: new Map(), hashes, etag };
}
