/** How many values one filter accepts. */
const MAX_VALUES = 12;

/** Splits the value of a filter that accepts several, joined by commas. */
export function splitValues(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** Joins values without case-insensitive duplicates, up to the maximum. */
export function joinValues(values: readonly string[]): string {
  const unique = new Map<string, string>();
  for (const value of values.flatMap(splitValues)) {
    const key = value.toLowerCase();
    if (!unique.has(key)) unique.set(key, value);
  }
  return [...unique.values()].slice(0, MAX_VALUES).join(',');
}
