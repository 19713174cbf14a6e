/** Good enough for the words of the trade: "sails" is "sail", "glass" stays. */
export const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);
