import { allowedTypos, countTypos } from '../../keywords/spelling.ts';

/** Shorter words sound like too many others. */
const SHORTEST = 5;

/** How a name is pronounced, roughly: "Beneteau" and "beneto" are the same. */
export function soundOf(name: string): string {
  const sound = name
    .replace(/eaux?|aux?(?=$)/g, 'o')
    .replace(/ou/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/ck|qu|q|c(?![eiy])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ee|ea|ie|y/g, 'i');
  const withoutDoubles = [...sound].filter((letter, at, all) => letter !== all[at - 1]).join('');
  return withoutDoubles.replace(/(?<=.{3})[es]$/, '');
}

/** Finds the make on sale that a word is a misspelling of: fewest typos first, then the one that sounds alike. */
export function makesOnSale(keys: readonly string[]): (typed: string) => string | undefined {
  const all = [...new Set(keys)].filter((key) => key.length >= SHORTEST);
  const byStart = Map.groupBy(all, (key) => key[0] ?? '');
  const bySound = new Map(all.map((key) => [soundOf(key), key] as const));
  return (typed) => {
    if (typed.length < SHORTEST) return undefined;
    let fewest = Math.min(allowedTypos(typed), typed.length < 8 ? 1 : 2) + 1;
    let best: string | undefined;
    for (const key of byStart.get(typed[0] ?? '') ?? []) {
      const typos = countTypos(typed, key, fewest - 1);
      if (typos < fewest) {
        fewest = typos;
        best = key;
      }
    }
    return best ?? bySound.get(soundOf(typed));
  };
}
