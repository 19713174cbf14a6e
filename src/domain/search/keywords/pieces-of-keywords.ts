import { placeWordsAt } from './places-in-keywords.ts';
import { hasWords, understandKeywords, wordsOf } from './understand-keywords.ts';

/** An amount belongs to its qualifier ("under £5k"). */
const PIECE =
  /(?:\b(?:under|below|less than|up to|upto|over|above|more than|at least|at most|about|around|from|between)\b|[<>~])\s*£?\d\S*(?:\s+(?:to|and)\s+£?\d\S*)?|\S+/giu;

/** As many words as a search uses. */
const MAX_PIECES = 12;

const isSearchable = (piece: string) => {
  const query = understandKeywords(piece);
  return hasWords(query) || query.price !== undefined || query.length !== undefined;
};

type WithoutPiece = { readonly piece: string; readonly rest: string };

/** The keywords with each search term removed in turn; empty when there is only one term. */
export function withoutEachPiece(text: string): WithoutPiece[] {
  const found = (text.match(PIECE) ?? []).slice(0, MAX_PIECES);
  const words = found.map((piece) => wordsOf(piece).join(' '));
  const pieces: string[] = [];
  for (let at = 0; at < found.length; ) {
    const length = placeWordsAt(words, at) || 1;
    pieces.push(found.slice(at, at + length).join(' '));
    at += length;
  }
  const asked = pieces.flatMap((piece, at) => (isSearchable(piece) ? [at] : []));
  if (asked.length < 2) return [];
  return asked.map((at) => ({
    piece: pieces[at] ?? '',
    rest: pieces.filter((_, other) => other !== at).join(' '),
  }));
}
