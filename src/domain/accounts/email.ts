export const EMAIL_MAX_LENGTH = 254;
const LOCAL_PART_MAX_LENGTH = 64;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const ASCII = /^[\x21-\x7e]*$/;

/**
 * Returns one plain address, or undefined. Accepts `name@domain.tld` in ASCII, trimmed and lower-cased, so that
 * two spellings of one mailbox are one account. Refuses lists and groups, display names, quoted names,
 * comments, literal IP addresses, line breaks and every non-ASCII letter: a look-alike such as a Cyrillic "а" or
 * the Kelvin sign must never match another account's address. Internationalised domains use "xn--".
 */
export function normaliseEmail(raw: string): string | undefined {
  const text = raw.trim();
  if (text.length > EMAIL_MAX_LENGTH || !ASCII.test(text)) return undefined;
  const [local, domain, ...more] = text.toLowerCase().split('@');
  if (!local || !domain || more.length > 0) return undefined;
  if (local.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(local) || !DOMAIN.test(domain))
    return undefined;
  return `${local}@${domain}`;
}

export function isEmail(raw: string): boolean {
  return normaliseEmail(raw) !== undefined;
}

const TAG = /^([^+@]+)\+[^@]*@/;

/**
 * The key by which a block recognises a person: `name+tag@host` reaches the mailbox of `name@host` at every provider that
 * has tags. Accounts stay apart, so that nobody can register or sign in for someone else's address.
 */
export const personKeyOf = (emailKey: string): string => emailKey.replace(TAG, '$1@');
