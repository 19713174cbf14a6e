import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { addressKey } from '#server/http/access/client-address.ts';

/**
 * A visitor, as far as counting needs to know: the client address, whichever browser it claims to be. Never stored.
 */
export interface Visitor {
  address: string;
  accountId: string | undefined;
  /** False for crawlers and prefetching browsers. */
  isCountable: boolean;
}

/** HTTP clients that a person uses directly; unlike crawlers, their requests count. */
const HTTP_CLIENT =
  /^(axios|curl|go-http-client|got|httpie|insomnia|node|okhttp|postmanruntime|python-\w+|undici)\b/i;

/**
 * Real user agents are less than half as long. A header may have 16 kB, which could be slow in the library's
 * patterns.
 */
const MAX_AGENT_LENGTH = 512;

export function isCrawler(userAgent: string): boolean {
  const agent = userAgent.slice(0, MAX_AGENT_LENGTH);
  return !HTTP_CLIENT.test(agent) && isbot(agent.replace('HeadlessChrome', 'Chrome'));
}

const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const PREFETCH = /prefetch|prerender|preview/i;

const isPrefetch = ({ headers }: FastifyRequest) =>
  PREFETCH_HEADERS.some((name) => PREFETCH.test(String(headers[name] ?? '')));

export function visitorOf(request: FastifyRequest): Visitor {
  const agent = request.headers['user-agent'] ?? '';
  return {
    address: addressKey(request.ip),
    accountId: request.principal?.accountId,
    isCountable: !isCrawler(agent) && !isPrefetch(request),
  };
}
