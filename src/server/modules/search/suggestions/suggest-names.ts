import type { SearchSuggestion } from '#contract/search/suggestions.ts';
import { foldName } from '#domain/fold-name.ts';
import { countTypos } from '#domain/search/keywords/spelling.ts';
import { MAX_TYPED_LENGTH, MIN_TYPED_LETTERS, SUGGESTION_KINDS } from '#domain/search/search-suggestions.ts';
import { MAX_SUGGESTIONS } from '#domain/suggestions.ts';
import { indexBy } from './index-by.ts';
import type { MarketName } from './market-names.ts';

/** How a name matches, best first: it begins with the text, one of its words does, or it would but for one letter. */
type Tier = 0 | 1 | 2;
type Match = { name: MarketName; tier: Tier; count: number };

/** Shorter texts differ by one letter from too many names. */
const MIN_LETTERS_OF_TYPO = 4;
/** The share of each kind before another kind's names fill up the list. */
const PER_KIND = 3;

const beginningOf = (text: string) => text.slice(0, MIN_TYPED_LETTERS);

function tierOf({ folded }: MarketName, typed: string): Tier | undefined {
  if (folded.startsWith(typed)) return 0;
  return folded.includes(` ${typed}`) ? 1 : undefined;
}

/** Gaps do not count: "sea ray" may be typed as one word, "narrowboat" as two. */
const withoutGaps = (text: string) => text.replaceAll(' ', '');

function isAlmost(letters: string, typed: string): boolean {
  return [0, 1, -1].some((longer) => countTypos(typed, letters.slice(0, typed.length + longer), 1) <= 1);
}

const better = (one: Match, other: Match) =>
  one.tier - other.tier ||
  Number(one.name.isMinor) - Number(other.name.isMinor) ||
  other.count - one.count ||
  one.name.text.localeCompare(other.name.text, 'en-GB');

/** Best first within its kind; kinds in order of their best match. A full list has several of each kind. */
function selectionOf(matches: readonly Match[]): Match[] {
  const byKind = Map.groupBy(matches, ({ name }) => name.kind);
  const groups = SUGGESTION_KINDS.map((kind) => (byKind.get(kind) ?? []).toSorted(better));
  const ranked = groups.flatMap((group) => group.map((match, at) => ({ match, at })));
  const chosen = ranked
    .toSorted(
      (one, other) =>
        Number(one.at >= PER_KIND) - Number(other.at >= PER_KIND) ||
        one.match.tier - other.match.tier ||
        one.at - other.at,
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ match }) => match);
  return groups
    .map((group) => group.filter((match) => chosen.includes(match)))
    .toSorted((one, other) => (one[0]?.tier ?? 0) - (other[0]?.tier ?? 0))
    .flat();
}

/** Suggests names for the beginning of a search. Only names with live listings. */
export function createSuggest(names: readonly MarketName[]): (typed: string) => SearchSuggestion[] {
  const byBeginning = indexBy(names, ({ folded }) => new Set(folded.split(' ').map(beginningOf)));
  // There are too many models and villages to compare each letter by letter.
  const compared = names
    .filter(({ kind, isMinor }) => kind !== 'model' && !isMinor)
    .map((name) => ({ name, letters: withoutGaps(name.folded) }));

  const spelt = (typed: string): Match[] =>
    (byBeginning.get(beginningOf(typed)) ?? []).flatMap((name) => {
      const tier = tierOf(name, typed);
      return tier === undefined ? [] : [{ name, tier, count: name.count() }];
    });
  const misspelt = (typed: string): Match[] =>
    typed.length < MIN_LETTERS_OF_TYPO
      ? []
      : compared
          .filter(({ letters }) => isAlmost(letters, withoutGaps(typed)))
          .map(({ name }) => ({ name, tier: 2, count: name.count() }));

  return (text) => {
    const typed = foldName(text.slice(0, MAX_TYPED_LENGTH));
    if (typed.length < MIN_TYPED_LETTERS) return [];
    const onMarket = ({ count }: Match) => count > 0;
    const found = spelt(typed).filter(onMarket);
    return selectionOf(found.length > 0 ? found : misspelt(typed).filter(onMarket)).map(
      ({ name, count }) => ({
        text: name.text,
        kind: name.kind,
        count,
        address: name.address,
      }),
    );
  };
}
