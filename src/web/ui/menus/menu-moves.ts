const STEPS = { ArrowDown: 1, ArrowUp: -1 } as const;

/** The item that a key moves to, from the focused one (-1 for none); undefined for other keys. */
export function itemAfterKey(key: string, labels: readonly string[], from: number): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const start = from === -1 && key === 'ArrowUp' ? count : from;
    return (start + STEPS[key] + count) % count;
  }
  return /^\S$/u.test(key) ? itemByLetter(key, labels, from) : undefined;
}

/** The next item that begins with the letter, wrapping around. */
function itemByLetter(letter: string, labels: readonly string[], from: number): number | undefined {
  const start = letter.toLocaleLowerCase();
  const order = labels.map((_, step) => (from + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(start));
}
