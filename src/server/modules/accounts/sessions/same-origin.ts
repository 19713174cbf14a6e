import type { FastifyRequest } from 'fastify';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a call may come from one of our own pages. Browsers send at least one of the two headers; a client that sends
 * neither is not a browser, so cross-site request forgery does not apply.
 */
export function isFromOurPages(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return [new URL(publicUrl).host, request.host].includes(hostOf(origin) ?? '');
}
