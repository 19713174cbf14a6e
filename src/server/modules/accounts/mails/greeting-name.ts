/** Letters, and what joins them in names. No dot, digit or slash: nothing that a mail program would make a link of. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/** A name that may stand in a mail to an address which has not agreed to anything yet. */
export function greetingName(typed: string | null | undefined): string | undefined {
  const name = typed?.trim();
  return name && NAME.test(name) ? name : undefined;
}
