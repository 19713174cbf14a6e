/** Good enough for boating terms: "sails" becomes "sail", "batteries" "battery", "winches" "winch"; "glass" stays. */
export function singular(word: string): string {
  if (word.length <= 3) return word;
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
