import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { clientGone } from '../errors.ts';
import { hasCacheableAnswer } from '../http/access/access.ts';
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
 * The loaders' fetch: the same routes and rules, in process. Anonymous responses of routes that are declared cacheable
 * are cached for as long as a page would be, so that pages which differ slightly, or share their figures, make each call
 * once. Everything else is asked again for each page: it may hold something personal, or have just been changed.
 */
export function createInProcessCalls(app: FastifyInstance, cache: PageCache) {
  const responses = new LRUCache<string, { response: CallResponse; size: number }>({
    ...CACHE_BOUNDS,
    sizeCalculation: ({ size }) => size,
  });

  async function call(path: string, init: RequestInit, { ip, cookie }: CallContext) {
    // Not app.inject, which refuses calls as soon as the server stops, while pages are still being rendered.
    const { statusCode, headers, payload, raw } = await inject(app.routing, {
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(cookie ? { cookie } : {}),
      },
      remoteAddress: ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const isCacheable = statusCode === 200 && hasCacheableAnswer(raw.req);
    return { response: responseOf(statusCode, sent, payload), size: payload.length, isCacheable };
  }

  return (context: CallContext): InProcessFetch =>
    async (path, init = {}) => {
      if (context.signal.aborted) throw clientGone();
      if (context.cookie || (init.method ?? 'GET') !== 'GET')
        return (await call(path, init, context)).response;
      const key = `${cache.generation()} ${path}`;
      const cached = responses.get(key);
      if (cached) return cached.response;
      const { response, size, isCacheable } = await call(path, init, context);
      if (isCacheable) responses.set(key, { response, size: key.length * 2 + size * SIZE_WHEN_PARSED });
      return response;
    };
}
