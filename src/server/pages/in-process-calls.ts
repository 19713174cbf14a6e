import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientGone } from '../errors.ts';
import type { PageCache } from '../platform/page-cache/page-cache.ts';

/** The part of a response that loaders read. */
interface CallResponse {
  ok: boolean;
  status: number;
  statusText: string;
  headers: Headers;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

export type InProcessFetch = (path: string, init?: RequestInit) => Promise<CallResponse>;

/** On whose behalf a page calls, and until when the page is wanted. */
interface CallContext {
  ip: string;
  /** Of the visitor, for pages that only they may see; without it the calls are anonymous. */
  cookie?: string;
  signal: AbortSignal;
}

function responseOf(status: number, headers: [string, string][], body: string): CallResponse {
  let value: unknown;
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers: new Headers(headers),
    text: async () => body,
    // Pages that share a response share the parsed value: loaders never change it.
    json: async () => (value ??= JSON.parse(body)),
  };
}

/** A parsed response takes several times the memory of its text. */
const SIZE_WHEN_PARSED = 4;
const CACHE_BOUNDS = { ttl: 15_000, max: 1_000, maxSize: 16 * 1024 * 1024 };

/**
 * The loaders' fetch: the same routes and rules, in process. Anonymous responses are cached for as long as a page would
 * be, so that pages which differ slightly, or share their figures, make each call once; not those that say `no-store`.
 */
export function createInProcessCalls(app: FastifyInstance, cache: PageCache) {
  const responses = new LRUCache<string, { response: CallResponse; size: number }>({
    ...CACHE_BOUNDS,
    sizeCalculation: ({ size }) => size,
  });

  async function call(path: string, init: RequestInit, { ip, cookie }: CallContext) {
    const { statusCode, headers, payload } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(cookie ? { cookie } : {}),
      },
      remoteAddress: ip,
    });
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return { response: responseOf(statusCode, sent, payload), size: payload.length };
  }

  return (context: CallContext): InProcessFetch =>
    async (path, init = {}) => {
      if (context.signal.aborted) throw clientGone();
      if (context.cookie || (init.method ?? 'GET') !== 'GET')
        return (await call(path, init, context)).response;
      const key = `${cache.generation()} ${path}`;
      const cached = responses.get(key);
      if (cached) return cached.response;
      const { response, size } = await call(path, init, context);
      if (response.status === 200 && !response.headers.get('cache-control')?.includes('no-store'))
        responses.set(key, { response, size: key.length * 2 + size * SIZE_WHEN_PARSED });
      return response;
    };
}
