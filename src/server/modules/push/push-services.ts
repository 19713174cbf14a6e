import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** The push services of the browsers. An address is the visitor's word, so nothing else is ever called. */
const HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const HOST_ENDINGS: readonly string[] = [
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether this is an address of a known push service, by https on its usual port. */
export function isPushService(endpoint: string, testOrigin: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, hash } = new URL(endpoint);
  if (testOrigin !== undefined && origin === testOrigin) return true;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && hash === '';
  return isPlain && (HOSTS.includes(hostname) || HOST_ENDINGS.some((ending) => hostname.endsWith(ending)));
}

const PRIVATE_NETWORKS: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
const notPublic = new BlockList();
for (const [network, bits] of PRIVATE_NETWORKS)
  notPublic.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');

/** Also when an IPv4 address is written as IPv6. */
export const isPublicAddress = (address: string): boolean =>
  !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Resolves a name to public addresses only: a name server could answer with one of this network. */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const allowed = found.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (!first) return callback(new Error(`${hostname} has no public address`), []);
    if (options.all) return callback(null, allowed);
    callback(null, first.address, first.family);
  });
