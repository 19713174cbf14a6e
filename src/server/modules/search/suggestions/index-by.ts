/** Entries by each of their keys. */
export function indexBy<T>(entries: Iterable<T>, keysOf: (entry: T) => Iterable<string>): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      const others = index.get(key);
      if (others) others.push(entry);
      else index.set(key, [entry]);
    }
  return index;
}
