import type { FastifyRequest } from 'fastify';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a call can come from one of our own pages. Browsers say so themselves, in one header or the other; a
 * caller that sends neither is no browser, and nobody can have lured it here.
 */
export function isFromOurPages(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return [new URL(publicUrl).host, request.host].includes(hostOf(origin) ?? '');
}
