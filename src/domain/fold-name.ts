/** Normalises a name for comparison: no case, accents or apostrophes; other punctuation becomes a space. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘.]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
