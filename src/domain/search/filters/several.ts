/** How many values one filter takes at once. */
export const MOST_VALUES = 12;

/** The values of a filter that takes several at once: they stand in one text, joined by commas. */
export function severalOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The same values once each, whatever case they came in, and no more than are looked for. */
export function joinSeveral(values: readonly string[]): string {
  const once = new Map<string, string>();
  for (const value of values.flatMap(severalOf)) {
    const key = value.toLowerCase();
    if (!once.has(key)) once.set(key, value);
  }
  return [...once.values()].slice(0, MOST_VALUES).join(',');
}
