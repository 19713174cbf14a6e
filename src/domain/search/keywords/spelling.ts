/** How many typos a word of this length may contain and still be recognised. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * The number of missing, added, changed or swapped letters between two words. Stops counting at `max + 1`.
 */
export function countTypos(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > max) return max + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[other.length] ?? max + 1;
}

const MAX_GUESSES = 3;

/**
 * Possible corrections of a misspelt word from a list of names, such as makes and models: only the nearest, each as its
 * words. A name of several words is recognised when written as one ("searay").
 */
export function correctionsFor(word: string, names: Iterable<string>): string[][] {
  const max = allowedTypos(word);
  const guesses = new Map<string, number>();
  for (const name of names) {
    const words = name.split(' ');
    const written = words.length > 1 ? [[words.join(''), name], ...words.map((w) => [w, w])] : [[name, name]];
    for (const [spelling = '', meant = ''] of written) {
      const typos = allowedTypos(spelling) > 0 ? countTypos(word, spelling, max) : max + 1;
      if (typos <= max) guesses.set(meant, Math.min(typos, guesses.get(meant) ?? max));
    }
  }
  const fewest = Math.min(...guesses.values());
  return [...guesses]
    .filter(([, typos]) => typos === fewest)
    .slice(0, MAX_GUESSES)
    .map(([meant]) => meant.split(' '));
}
