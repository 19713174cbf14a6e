/** Names that lead into a private network, or nowhere. */
const NOT_PUBLIC = [
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
];

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Letters only, or an encoded name: an address made of numbers has none. */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const MAX_HOST_LENGTH = 253;

function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    host.length <= MAX_HOST_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(last) &&
    !NOT_PUBLIC.includes(last)
  );
}

/** `https://user@host`, also with an empty user, which `URL` does not show. */
const hasUser = (address: string) =>
  address
    .replace(/^[a-z]+:[/\\]*/i, '')
    .split(/[/\\?#]/, 1)
    .join('')
    .includes('@');

/**
 * The web address that someone typed, in the form in which browsers write it; undefined if it is none that everyone can
 * open. `new URL` has already turned numbers in every notation into an IPv4 address.
 */
export function webAddressOf(typed: string): string | undefined {
  const text = /^www\./i.test(typed) ? `https://${typed}` : typed;
  if (hasUser(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, origin, pathname, search, hash } = new URL(text);
  if (!/^https?:$/.test(protocol) || port !== '' || !isPublicHost(hostname)) return undefined;
  const rest = `${pathname}${search}${hash}`;
  return rest === '/' ? origin : `${origin}${rest}`;
}
