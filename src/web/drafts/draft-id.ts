const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * The name of a new draft: the moment at which it was begun, in milliseconds, and chance (a UUID of version 7). The
 * browser makes it, so that its copy and the server's are one.
 */
export function newDraftId(now: Date, random = crypto.getRandomValues(new Uint8Array(10))): string {
  const moment = hex(now.getTime(), 12);
  const chance = [...random].map((byte) => hex(byte, 2)).join('');
  const variant = hex(8 + ((random[2] ?? 0) & 3), 1);
  return [
    moment.slice(0, 8),
    moment.slice(8),
    `7${chance.slice(0, 3)}`,
    `${variant}${chance.slice(5, 8)}`,
    chance.slice(8, 20),
  ].join('-');
}
