import type { UnderstoodPhrase } from '#contract/search/understood.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { filterNamesOf } from '#domain/search/phrases/phrase.ts';
import type { Wish } from '#domain/search/wishes/wish.ts';
import type { Understood } from './phrases.service.ts';

/** Without its filters in the address, a wish was removed or replaced by hand. */
const isKept = ({ filters = {} }: Wish, wished: readonly string[]) =>
  filterNamesOf(filters).every((name) => name === 'sort' || name === 'without' || wished.includes(name));

/** How a phrase was understood; `beside` are the filters of an address that was read from it. */
export function understoodView({ phrase, filters, wished }: Understood, beside?: Filters): UnderstoodPhrase {
  const { parts, rest, needs, within, note } = phrase;
  return {
    parts: parts.map(({ filters: value, ...part }) => ({ ...part, value })),
    rest,
    ...(needs && { needs }),
    ...(within && { within }),
    ...(note && { note }),
    wishes: phrase.wishes.map((wish) => ({
      typed: wish.typed,
      as: wish.as,
      kind: wish.kind,
      text: wish.text,
      ...(wish.filters && { value: wish.filters }),
      weight: wish.weight,
      sure: wish.sure,
      ...(beside && wish.as === 'filter' && { kept: isKept(wish, wished) }),
    })),
    filters,
  };
}
