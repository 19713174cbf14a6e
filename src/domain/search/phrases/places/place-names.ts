import { foldName } from '../../../fold-name.ts';
import { postcodeOf } from '../../../places/postcode.ts';
import { isStopWord } from '../../keywords/stop-words.ts';
import type { Reading, Span } from '../claims.ts';
import { continuesAfter } from '../tokens.ts';

/** A place in a phrase: its name as the location filter holds it. */
export type NamedPlace = Span & {
  readonly location: string;
  readonly isLarge: boolean;
  /** One of the many towns that are not on our own list. */
  readonly isTown?: true;
};

const MAX_PLACE_TOKENS = 7;
/** Words that may follow a place without changing it. */
const AFTER_PLACE: ReadonlySet<string> = new Set(['area', 'region', 'marina', 'harbour']);
const OUTWARD = /^[a-z]{1,2}\d[\da-z]?$/;
const INWARD = /^\d[a-z]{2}$/;

/** The longest name of a place or postcode at this token. */
export function placeAt(reading: Reading, from: number): NamedPlace | undefined {
  const { tokens } = reading;
  if (tokens[from]?.kind !== 'word' || (tokens[from].glued && tokens[from - 1]?.kind !== 'sign'))
    return undefined;
  const postcode = postcodeAt(reading, from);
  if (postcode) return postcode;
  for (let to = Math.min(tokens.length, from + MAX_PLACE_TOKENS); to > from; to--) {
    if (tokens[to - 1]?.kind !== 'word' || continuesAfter(tokens, to - 1)) continue;
    const name = foldName(
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    );
    if (name.length < 3 || isStopWord(name)) continue;
    if (tokens.slice(from, to).some(({ text }) => text === ',')) continue;
    const place = AFTER_PLACE.has(name) ? undefined : reading.placeOf(name);
    if (place && !postcodeOf(name))
      return {
        from,
        to,
        location: place.name,
        isLarge: place.kind === 'county' || place.kind === 'area',
        ...(place.kind === 'town' && { isTown: true }),
      };
  }
  return undefined;
}

/** "PO12", "PO12 4AB" or "po124ab". */
function postcodeAt({ tokens, placeOf }: Reading, from: number): NamedPlace | undefined {
  let end = from + 1;
  while (continuesAfter(tokens, end - 1)) end++;
  const written = (to: number) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join('');
  const first = written(end);
  let next = end + 1;
  while (continuesAfter(tokens, next - 1)) next++;
  const second = tokens
    .slice(end, next)
    .map(({ word }) => word)
    .join('');
  const isJoined = OUTWARD.test(first.slice(0, -3)) && INWARD.test(first.slice(-3));
  const inward = OUTWARD.test(first) && INWARD.test(second) ? second : isJoined ? first.slice(-3) : '';
  const outward = isJoined && !INWARD.test(second) ? first.slice(0, -3) : first;
  // With one letter it is just as likely the name of a model, unless the whole postcode is there.
  if (!OUTWARD.test(outward) || (outward.length < 3 && !inward) || (!/^[a-z]{2}/.test(outward) && !inward))
    return undefined;
  if (!postcodeOf(outward) || !placeOf(outward)) return undefined;
  const location = [outward, inward].filter(Boolean).join(' ').toUpperCase();
  return { from, to: inward && !isJoined ? next : end, location, isLarge: false };
}

/** Where the words about the place end: "Poole, Dorset", "Brighton marina". */
export function endOfPlace(reading: Reading, place: NamedPlace): NamedPlace {
  const { tokens } = reading;
  let { to } = place;
  if (AFTER_PLACE.has(tokens[to]?.word ?? '')) to++;
  const at = tokens[to]?.text === ',' ? to + 1 : to;
  const around = placeAt(reading, at);
  if (!around?.isLarge || place.isLarge) return { ...place, to };
  const inside = reading.placeOf(`${place.location}, ${around.location}`);
  const alone = reading.placeOf(place.location);
  const county = around.location;
  const location =
    inside && alone && inside.county !== alone.county ? `${place.location}, ${county}` : place.location;
  return { ...place, location, to: around.to };
}
