import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '#server/config/loopback.ts';

/** Headers that proxies add. A proxy on this machine connects from a loopback address too, on behalf of others. */
const FORWARDING_HEADERS: ReadonlySet<string> = new Set([
  'cdn-loop',
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-real-ip',
]);
const isForwardingHeader = (name: string) => name.startsWith('x-forwarded') || FORWARDING_HEADERS.has(name);

const hostOf = (header = '') => header.replace(/:\d+$/, '');

/**
 * Whether a request comes from the person at this machine: from a loopback address, to a loopback name and without a
 * proxy in between, trusted or not.
 */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress?.replace('::ffff:', '') ?? '';
  return (
    isLoopbackHost(address) &&
    isLoopbackHost(hostOf(headers.host)) &&
    !Object.keys(headers).some(isForwardingHeader)
  );
}
