import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientGone } from '../errors.ts';
import type { PageCache } from '../platform/page-cache/page-cache.ts';

/** An answer as loaders read it. */
interface CallAnswer {
  ok: boolean;
  status: number;
  statusText: string;
  headers: Headers;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

export type InProcessFetch = (path: string, init?: RequestInit) => Promise<CallAnswer>;

/** For whom a page calls and until when the page is wanted. */
interface Calling {
  ip: string;
  /** Of the reader whom a page is made for, to see what he may see; without it the calls are everyone's. */
  cookie?: string;
  signal: AbortSignal;
}

function answerOf(status: number, headers: [string, string][], body: string): CallAnswer {
  let value: unknown;
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers: new Headers(headers),
    text: async () => body,
    // Pages that are told the same share what was read: loaders only ever read it.
    json: async () => (value ??= JSON.parse(body)),
  };
}

/** Read, an answer takes several times the length of its text. */
const SIZE_WHEN_READ = 4;
const KEPT = { ttl: 15_000, max: 1_000, maxSize: 16 * 1024 * 1024 };

/**
 * The loaders' fetch: the same routes and rules, in process. What everyone is told is kept for as long as a page would
 * be, so that pages which differ in a word, or share their figures, ask once.
 */
export function createInProcessCalls(app: FastifyInstance, cache: PageCache) {
  const kept = new LRUCache<string, { answer: CallAnswer; size: number }>({
    ...KEPT,
    sizeCalculation: ({ size }) => size,
  });

  async function call(path: string, init: RequestInit, { ip, cookie }: Calling) {
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
    return { answer: answerOf(statusCode, sent, payload), size: payload.length };
  }

  return (calling: Calling): InProcessFetch =>
    async (path, init = {}) => {
      if (calling.signal.aborted) throw clientGone();
      if (calling.cookie || (init.method ?? 'GET') !== 'GET') return (await call(path, init, calling)).answer;
      const key = `${cache.generation()} ${path}`;
      const known = kept.get(key);
      if (known) return known.answer;
      const { answer, size } = await call(path, init, calling);
      if (answer.status === 200) kept.set(key, { answer, size: key.length * 2 + size * SIZE_WHEN_READ });
      return answer;
    };
}
