import { CATEGORIES, GOODS_CATEGORIES } from '../../../taxonomy/categories.ts';
import { MAKES } from '../../../taxonomy/makes.ts';
import { KNOWN_MODELS } from '../../../taxonomy/models.ts';
import type { Filters } from '../../filters/filters.ts';
import { PLACE_NAMES } from '../../keywords/places-in-keywords.ts';
import { MAKE_ALIASES, MAKE_CONTEXTS, MAKE_NAMES } from '../names/makes.ts';
import { type KnownModel, modelsByMake } from '../names/models.ts';
import type { PartKind } from '../phrase.ts';
import { EVERYDAY_NAMES, RANKING_NAMES } from './everyday-names.ts';
import { contextOf, keyOf, type Lexicon, type Meaning } from './lexicon.ts';
import { makesOnSale } from './makes-on-sale.ts';
import { OPTION_WORDS } from './option-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

const namesIn = (text: string) => text.split(', ');

export function kindOfNoun({ category, subcategory, types }: Filters): PartKind {
  if (category && GOODS_CATEGORIES.includes(category)) return 'goods';
  return subcategory || types ? 'type' : 'category';
}

const OF_NAMES: readonly (readonly [string, Meaning])[] = EVERYDAY_NAMES.flatMap(
  ([names, filters, noun = 'boat', context]) =>
    namesIn(names).map(
      (name) =>
        [
          keyOf(name),
          {
            kind: kindOfNoun(filters),
            filters,
            noun,
            ...(RANKING_NAMES.has(keyOf(name)) && { ranks: name }),
            ...contextOf(context),
          },
        ] as const,
    ),
);

const OF_OPTIONS: readonly (readonly [string, Meaning])[] = OPTION_WORDS.flatMap(
  ([kind, names, filters, context]) =>
    namesIn(names).map((name) => [keyOf(name), { kind, filters, ...contextOf(context) }] as const),
);

/** The names of our own categories: "Motor Yachts 30m+" and the like. */
const OF_CATEGORIES: readonly (readonly [string, Meaning])[] = CATEGORIES.flatMap((category) => {
  const noun = GOODS_CATEGORIES.includes(category.id) ? ('goods' as const) : ('boat' as const);
  return [
    [category.name, { category: category.id } as Filters] as const,
    ...category.subcategories.map(
      ({ id, name }) => [name, { category: category.id, subcategory: id } as Filters] as const,
    ),
  ].map(([name, filters]) => [keyOf(name), { kind: kindOfNoun(filters), filters, noun }] as const);
});

const SHORTEST_MAKE = 3;
/** A model's name without its make is recognised from this length on. */
const SHORTEST_MODEL = 6;
/** Models with everyday names: they are meant only after their make. */
const COMMON_MODELS: ReadonlySet<string> = new Set(
  (
    'element coaster longboat performance phantom squadron commodore commander mariner channel horizon ranger ' +
    'sonata eclipse starlight predator corsair pageant merlin medina manhattan grandlarge familypilot activopen'
  ).split(' '),
);

/** Shorter words for options and models are too often like others. */
const SHORTEST_OTHER = 6;

/** The words that mean something, with these makes and models besides our own. */
export function buildLexicon(makes: readonly string[] = [], models: readonly KnownModel[] = []): Lexicon {
  const meanings = new Map<string, Meaning>();
  const add = (key: string, meaning: Meaning) => {
    if (key && !meanings.has(key)) meanings.set(key, meaning);
  };
  for (const [key, meaning] of [...OF_NAMES, ...OF_OPTIONS, ...OF_CATEGORIES]) add(key, meaning);
  // The market's own spelling of a make is what listings are compared with.
  const spelling = new Map([...MAKE_NAMES, ...makes].map((make) => [keyOf(make), make]));
  const ofMake = (name: string): Meaning => ({
    kind: 'make',
    filters: { make: spelling.get(keyOf(name)) ?? name },
    ...contextOf(MAKE_CONTEXTS[name]),
  });
  for (const make of MAKE_NAMES) add(keyOf(make), ofMake(make));
  for (const [alias, make] of Object.entries(MAKE_ALIASES)) add(keyOf(alias), ofMake(make));
  const places = new Set(PLACE_NAMES.map(keyOf));
  for (const make of makes) {
    const key = keyOf(make);
    const isName = key.length >= SHORTEST_MAKE && /\p{L}/u.test(key) && !make.includes(',');
    if (isName && !isOrdinaryWord(key) && !places.has(key)) add(key, ofMake(make));
  }
  for (const { model } of KNOWN_MODELS) {
    const series = model
      .split(' ')
      .filter((word) => !/\d/.test(word))
      .join(' ');
    if (
      keyOf(series).length >= SHORTEST_MODEL &&
      !isOrdinaryWord(keyOf(series)) &&
      !COMMON_MODELS.has(keyOf(series))
    )
      add(keyOf(series), { kind: 'model', filters: { model: series } });
  }
  const byMake = modelsByMake([...KNOWN_MODELS, ...models]);
  const correctable = [...meanings].flatMap(([key, { noun, kind }]) =>
    noun || kind === 'make' || key.length >= SHORTEST_OTHER ? [key] : [],
  );
  const byStart = Map.groupBy(correctable, (key) => `${key[0]}${key.length}`);
  return {
    meanings,
    modelsOf: (make) => byMake.get(keyOf(make)) ?? new Map(),
    makeOnSale: makesOnSale(
      [...(makes.length > 0 ? makes : MAKES)].map(keyOf).filter((key) => meanings.get(key)?.kind === 'make'),
    ),
    alike: (word, length) => byStart.get(`${word[0]}${length}`) ?? [],
  };
}
