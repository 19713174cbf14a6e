/** The boat in our template. */
export const EXAMPLE_REFERENCE = 'EXAMPLE';

const TOTAL = /^(?:(?:grand|sub)[ -]?)?totals?\b|^sum\b|^average\b|^\d+ (?:boats|vessels|yachts|listings)\b/i;
/** A total stands with its label and perhaps a count. */
const TOTAL_CELLS = 3;
const LONGEST_REFERENCE_WORDS = 2;

/** Titles of sections, totals, remarks and our example among the boats of a table. */
export function isNote(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.flatMap((cell) => cell.trim() || []);
  if (first === '' || first === EXAMPLE_REFERENCE) return true;
  if (TOTAL.test(first)) return !/\d/.test(first) || others.length < TOTAL_CELLS;
  // A stock number that stands alone has figures.
  return others.length === 0 && (!/\d/.test(first) || first.split(/\s+/).length > LONGEST_REFERENCE_WORDS);
}
