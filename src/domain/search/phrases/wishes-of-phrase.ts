import { makeWeight } from '../wishes/near-wishes.ts';
import type { Wish } from '../wishes/wish.ts';
import { type Found, partOf, type Reading, type Span, typedIn } from './claims.ts';

const WEIGHTS: Readonly<Partial<Record<Wish['kind'], number>>> = {
  type: 6,
  goods: 6,
  category: 6,
  purpose: 0.2,
  words: 0.1,
  noise: 0,
  sort: 0,
};

type Said = Pick<Wish, 'as' | 'kind' | 'text'> & Partial<Pick<Wish, 'filters' | 'anyOf' | 'words' | 'sure'>>;

/** Every word of a phrase as a wish. `left` are the tokens that rank; undefined if the whole phrase is keywords. */
export function wishesOf(
  reading: Reading,
  found: readonly Found[],
  left: readonly number[] | undefined,
): Wish[] {
  const { tokens } = reading;
  const wish = (span: Span, said: Said): Wish => ({
    from: tokens[span.from]?.start ?? 0,
    to: tokens[span.to - 1]?.end ?? 0,
    typed: typedIn(reading, span),
    sure: true,
    weight: WEIGHTS[said.kind] ?? (said.kind === 'make' ? makeWeight(said.filters ?? {}) : 1),
    ...said,
  });
  const taken = new Set<number>();
  const take = ({ from, to }: Span) => {
    for (let at = from; at < to; at++) taken.add(at);
  };
  const wishes: Wish[] = [];
  for (const part of found) {
    const { kind, filters, text } = partOf(reading, part);
    for (const span of [part, ...(part.also ?? [])]) {
      if (taken.has(span.from) && kind !== 'model') continue;
      take(span);
      wishes.push(wish(span, { as: 'filter', kind, text, filters }));
    }
  }
  for (const claim of reading.claims) {
    const typed = typedIn(reading, claim);
    if (claim.purpose) {
      const { text, facts, words } = claim.purpose;
      const anyOf = facts.flat();
      wishes.push(
        wish(claim, {
          as: 'ranking',
          kind: 'purpose',
          text,
          anyOf,
          ...(words && { words: words.join(' ') }),
          sure: false,
        }),
      );
    } else if (claim.note) wishes.push(wish(claim, { as: 'ignored', kind: 'noise', text: typed }));
    else if (claim.needs) wishes.push(wish(claim, { as: 'filter', kind: 'place', text: typed, filters: {} }));
    else if (!claim.isRest && !taken.has(claim.from) && claim.parts.length === 0)
      wishes.push(wish(claim, { as: 'ignored', kind: 'noise', text: typed }));
    if (!claim.isRest) take(claim);
  }
  const ranking = new Set(left);
  tokens.forEach(({ kind, text }, at) => {
    if (taken.has(at) || kind === 'sign') return;
    const span = { from: at, to: at + 1 };
    if (left === undefined || ranking.has(at))
      wishes.push(wish(span, { as: 'ranking', kind: 'words', text, words: text, sure: false }));
    else wishes.push(wish(span, { as: 'ignored', kind: 'noise', text }));
  });
  return wishes.toSorted((a, b) => a.from - b.from || a.to - b.to);
}
