import { countTypos } from '../../keywords/spelling.ts';
import { isStopWord } from '../../keywords/stop-words.ts';
import { amountAt } from '../amounts/amount.ts';
import { continuesAfter, type Token } from '../tokens.ts';
import { keyOf, namesAt } from '../words/lexicon.ts';

export type KnownModel = { readonly make: string; readonly model: string };

/** The parts of each make's model names ("Oceanis", "Sun Odyssey", "34 Cruiser") as keys, with their spelling. */
export function modelsByMake(
  models: readonly KnownModel[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byMake = new Map<string, Map<string, string>>();
  for (const { make, model } of models) {
    const key = keyOf(make);
    const parts = byMake.get(key) ?? new Map<string, string>();
    for (const part of partsOf(model))
      if (keyOf(part) && !parts.has(keyOf(part))) parts.set(keyOf(part), part);
    byMake.set(key, parts);
  }
  return byMake;
}

const MAX_MODEL_WORDS = 5;

/** Every run of words of a model's name. */
export function partsOf(model: string): string[] {
  const words = model.split(' ').slice(0, MAX_MODEL_WORDS);
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join(' ')),
  );
}

/** A model, or part of its name, at this token. */
export function modelAt(
  tokens: readonly Token[],
  from: number,
  models: ReadonlyMap<string, string>,
  options: { readonly text: string; readonly isTaken: (key: string) => boolean; readonly nextYear: number },
): { readonly model: string; readonly to: number } | undefined {
  const known = namesAt(tokens, from).find(
    ({ key, to }) =>
      models.has(key) && (!options.isTaken(key) || codeEndAt(tokens, to, options.nextYear) !== undefined),
  );
  const misspelt =
    known === undefined || (known.to === from + 1 && !/\d/.test(known.key))
      ? misspeltSeriesAt(tokens, from, models, options.isTaken)
      : undefined;
  const series = misspelt ?? (known && { model: models.get(known.key) ?? '', to: known.to });
  const isSeries = series && !/\d/.test(series.model);
  if (series && !isSeries) return series;
  const at = series?.to ?? from;
  const to = codeEndAt(tokens, at, options.nextYear);
  if (to === undefined) return series;
  const code = options.text.slice(tokens[at]?.start, tokens[to - 1]?.end);
  if (!series) return { model: code, to };
  const reversed = models.get(keyOf(`${code} ${series.model}`));
  return { model: reversed ?? `${series.model} ${code}`, to };
}

const SHORTEST_SERIES = 6;

/** "sun oddysey": the longest name of a series that is spelt nearly like the next words. */
function misspeltSeriesAt(
  tokens: readonly Token[],
  from: number,
  models: ReadonlyMap<string, string>,
  isTaken: (key: string) => boolean,
): { model: string; to: number } | undefined {
  for (const { key: typed, to } of namesAt(tokens, from)) {
    if (typed.length < SHORTEST_SERIES || /\d/.test(typed) || isTaken(typed)) continue;
    // The "or" of "centaur or konsort" is no typo.
    if (isStopWord(tokens[to - 1]?.word ?? '')) continue;
    for (const [key, model] of models)
      if (
        key.length >= SHORTEST_SERIES &&
        key[0] === typed[0] &&
        !/\d/.test(key) &&
        countTypos(typed, key, typed.length < 8 ? 1 : 2) <= (typed.length < 8 ? 1 : 2)
      )
        return { model, to };
  }
  return undefined;
}

const MAX_LETTERS = 4;
/** A number before these counts something. */
const COUNTED: ReadonlySet<string> = new Set(
  'stroke cylinder blade man person people seat seater cabin cabins owner owners miles mile km years year'.split(
    ' ',
  ),
);

/** Where "34", "V42" or "36CC" ends; nothing when it is a year or has a unit. */
function codeEndAt(tokens: readonly Token[], from: number, nextYear: number): number | undefined {
  const first = tokens[from];
  const isLetters =
    first?.kind === 'word' && first.word.length <= MAX_LETTERS && continuesAfter(tokens, from);
  const at = isLetters ? from + 1 : from;
  const number = tokens[at];
  if (number?.kind !== 'number' || number.text.includes(',')) return undefined;
  const figure = Number(number.text);
  if (figure >= 10_000) return undefined;
  if (!isLetters) {
    const amount = amountAt(tokens, from);
    if (amount?.unit || (Number.isInteger(figure) && figure >= 1950 && figure <= nextYear)) return undefined;
  }
  let to = at + 1;
  while (continuesAfter(tokens, to - 1)) to++;
  return COUNTED.has(tokens[to]?.word ?? '') ? undefined : to;
}
