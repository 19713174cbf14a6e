import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** "203.0.113.7:4711", as some proxies write it. */
const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
/** "[2001:db8::1]" and "[2001:db8::1]:4711". */
const BRACKETED = /^\[([^\]]*)\](?::\d+)?$/;
const ZONE = /%.*$/;
const MAPPED_IPV4 = /^::ffff:([\d.]+)$/;
/** Longer than any spelling of an address with zone and port. */
const MAX_LENGTH = 100;
const UNREADABLE = 'unreadable';

/** The first four groups of an address in its canonical spelling. */
function networkOf(canonical: string): string {
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined || before.length >= 4) return before.slice(0, 4).join(':');
  const after = tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end takes the place of two groups.
  const groups = after.length + (tail.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: 8 - before.length - groups }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * One key per client, however its address is spelt: with a port, in brackets, with a zone, in capitals, with or without
 * leading zeros, as IPv4 inside IPv6. A household or machine owns a whole /64 of IPv6, which counts as one client. All
 * texts that are not an address share one key.
 */
export function addressKey(ip: string): string {
  if (isIPv4(ip)) return ip;
  if (ip.length > MAX_LENGTH) return UNREADABLE;
  const trimmed = ip.trim();
  const address = (IPV4_WITH_PORT.exec(trimmed) ?? BRACKETED.exec(trimmed))?.[1] ?? trimmed;
  if (isIPv4(address)) return address;
  const withoutZone = address.replace(ZONE, '');
  if (!isIPv6(withoutZone)) return UNREADABLE;
  const canonical = new SocketAddress({ family: 'ipv6', address: withoutZone }).address;
  return MAPPED_IPV4.exec(canonical)?.[1] ?? networkOf(canonical);
}
