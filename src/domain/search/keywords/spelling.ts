/** How many typos a word of this length may contain and still be recognised. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Three rows of the table of distances, used again for every pair: comparing allocates nothing. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(64),
  new Uint16Array(64),
  new Uint16Array(64),
];

function rowsFor(columns: number) {
  if (rows[0].length < columns)
    rows = [new Uint16Array(columns), new Uint16Array(columns), new Uint16Array(columns)];
  return rows;
}

/**
 * The number of missing, added, changed or swapped letters between two words. Stops counting at `max + 1`.
 */
export function countTypos(one: string, other: string, max: number): number {
  const width = other.length;
  if (Math.abs(one.length - width) > max) return max + 1;
  let [beforePrevious, previous, current] = rowsFor(width + 1);
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
    let least = row;
    let left = row;
    current[0] = row;
    for (let column = 1; column <= width; column++) {
      const theirs = other.charCodeAt(column - 1);
      let typos = (previous[column - 1] as number) + (letter === theirs ? 0 : 1);
      typos = Math.min(typos, left + 1, (previous[column] as number) + 1);
      if (column > 1 && letterBefore === theirs && letter === other.charCodeAt(column - 2))
        typos = Math.min(typos, (beforePrevious[column - 2] as number) + 1);
      current[column] = typos;
      left = typos;
      if (typos < least) least = typos;
    }
    if (least > max) return max + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[width] as number, max + 1);
}
