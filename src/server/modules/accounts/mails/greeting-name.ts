/**
 * Letters and the characters that join them in names. No dots, digits or slashes, which mail programs could turn
 * into links.
 */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/** A name that is safe to use in a mail to an unverified address. */
export function greetingName(typed: string | null | undefined): string | undefined {
  const name = typed?.trim();
  return name && NAME.test(name) ? name : undefined;
}
