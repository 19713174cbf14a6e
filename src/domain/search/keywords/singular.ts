/** Good enough for boating terms: "sails" becomes "sail", "glass" stays. */
export const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);
