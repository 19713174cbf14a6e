import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { addressKey } from '#server/http/access/client-address.ts';

/**
 * Who acts, as far as counting needs to know: an address, whatever browser it claims to be. Nothing of this is stored.
 */
export interface Visitor {
  address: string;
  accountId: string | undefined;
  /** Someone looks at this now, rather than a crawler or a browser that fetches ahead. */
  isPresent: boolean;
}

/** Programs in a person's hand: they do what someone told them to, where a crawler goes by itself. */
const HAND_TOOL =
  /^(axios|curl|go-http-client|got|httpie|insomnia|node|okhttp|postmanruntime|python-\w+|undici)\b/i;

/** Browsers and crawlers need less than half of this; a header may have 16 kB, and a library's patterns are not ours. */
const LONGEST_AGENT = 512;

export function isCrawler(userAgent: string): boolean {
  const agent = userAgent.slice(0, LONGEST_AGENT);
  return !HAND_TOOL.test(agent) && isbot(agent.replace('HeadlessChrome', 'Chrome'));
}

const AHEAD_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const AHEAD = /prefetch|prerender|preview/i;

const fetchesAhead = ({ headers }: FastifyRequest) =>
  AHEAD_HEADERS.some((name) => AHEAD.test(String(headers[name] ?? '')));

export function visitorOf(request: FastifyRequest): Visitor {
  const agent = request.headers['user-agent'] ?? '';
  return {
    address: addressKey(request.ip),
    accountId: request.principal?.accountId,
    isPresent: !isCrawler(agent) && !fetchesAhead(request),
  };
}
