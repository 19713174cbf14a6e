import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '#server/config/loopback.ts';

/** A proxy on this machine calls from a loopback address too, for people who sit elsewhere. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

const hostOf = (header = '') => header.replace(/:\d+$/, '');

/**
 * Whether a request comes from the person at this machine and nobody else: over a loopback address, to a loopback name,
 * forwarded by no one. What it is forwarded by says so, whether or not we trust it.
 */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress?.replace('::ffff:', '') ?? '';
  return (
    isLoopbackHost(address) &&
    isLoopbackHost(hostOf(headers.host)) &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined)
  );
}
