import { type FigureKind, readFigures } from './figures.ts';

/** A measure as written: what its figures may mean, the most likely first, and the unit that it names. */
export interface WrittenMeasure {
  amounts: number[];
  unit?: string;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};
const FEET_AND_INCHES =
  /^(\d{1,3})\s*(?:ft\.?|feet|foot|')[\s,]*(\d{1,2}(?:[.]\d{1,3})?)?\s*(½|¼|¾|1\/2|1\/4|3\/4)?\s*(?:ins|in|inches|inch|")?\.?$/;
const FEET_WITH_FRACTION = /^(\d{1,3})\s*(½|¼|¾|1\/2|1\/4|3\/4)\s*(?:ft\.?|feet|foot|')$/;
const METRES_AND_CENTIMETRES = /^(\d{1,3})\s*m\s*(\d{2})\s*(?:cm)?$/;
const WITH_UNIT = /^([+-]?[\d.,'’ ]*\d[.,]?)\s*([a-z'"²³][a-z²³'". ]{0,20}[a-z²³'"0-9]?)$/;
const NOISE = new Set('about approx approximately around circa ca c roughly max min only just'.split(' '));

/** One spelling for spaces, primes and case, without the words around the amount: "approx. 31 ft" and "3' draft". */
export function plainMeasure(typed: string, saidWith: readonly string[] = []): string {
  return typed
    .toLowerCase()
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/''|’’|′′|[“”″]/g, '"')
    .replace(/[‘’′´`]/g, "'")
    .replace(/^\s*[~≈]\s*/, '')
    .split(' ')
    .filter((word) => {
      const bare = word.replace(/[.,:]$/, '');
      return !NOISE.has(bare) && !saidWith.includes(bare);
    })
    .join(' ')
    .replace(/^c\.(?=\d)/, '')
    .trim();
}

/** Reads `26'6"`, "26½ ft", "8m10", "8.1 m" or "8,1" as `plainMeasure` spells it. */
export function readMeasure(text: string, kind: FigureKind): WrittenMeasure | undefined {
  const bare = readFigures(text, kind);
  if (bare.length > 0) return { amounts: bare };
  const compound = readFeetAndInches(text) ?? readMetresAndCentimetres(text);
  if (compound) return compound;
  const [, figures, unit] = WITH_UNIT.exec(text) ?? [];
  if (!figures || !unit) return undefined;
  const isTonnes = /^t(?:on(?:ne)?s?)?$/.test(unit);
  const amounts = readFigures(figures.trim(), isTonnes ? 'measure' : kind);
  return amounts.length > 0 ? { amounts, unit } : undefined;
}

function readFeetAndInches(text: string): WrittenMeasure | undefined {
  const [, wholeFeet, fraction = ''] = FEET_WITH_FRACTION.exec(text) ?? [];
  if (wholeFeet) return { amounts: [Number(wholeFeet) + (FRACTIONS[fraction] ?? 0)], unit: 'ft' };
  const [, feet, inches, part] = FEET_AND_INCHES.exec(text) ?? [];
  if (!feet || (inches === undefined && part === undefined)) return undefined;
  const written = Number(inches ?? 0) + (part ? (FRACTIONS[part] ?? 0) : 0);
  if (written >= 12) return undefined;
  return { amounts: [Math.round((Number(feet) + written / 12) * 1_000) / 1_000], unit: 'ft' };
}

function readMetresAndCentimetres(text: string): WrittenMeasure | undefined {
  const [, metres, centimetres] = METRES_AND_CENTIMETRES.exec(text) ?? [];
  return metres && centimetres ? { amounts: [Number(`${metres}.${centimetres}`)], unit: 'm' } : undefined;
}
