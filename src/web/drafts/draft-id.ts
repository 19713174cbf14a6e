const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * The id of a new draft: a version 7 UUID, made of the creation time in milliseconds and random bytes. The browser
 * generates it, so that its copy and the server's share one id.
 */
export function newDraftId(now: Date, random = crypto.getRandomValues(new Uint8Array(10))): string {
  const moment = hex(now.getTime(), 12);
  const entropy = [...random].map((byte) => hex(byte, 2)).join('');
  const variant = hex(8 + ((random[2] ?? 0) & 3), 1);
  return [
    moment.slice(0, 8),
    moment.slice(8),
    `7${entropy.slice(0, 3)}`,
    `${variant}${entropy.slice(5, 8)}`,
    entropy.slice(8, 20),
  ].join('-');
}
