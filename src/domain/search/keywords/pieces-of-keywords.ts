import { placeWordsAt } from './places-in-keywords.ts';
import { hasWords, understandKeywords, wordsOf } from './understand-keywords.ts';

/** An amount belongs to the word that says how it counts. */
const PIECE =
  /(?:\b(?:under|below|less than|up to|upto|over|above|more than|at least|at most|about|around|from|between)\b|[<>~])\s*£?\d\S*(?:\s+(?:to|and)\s+£?\d\S*)?|\S+/giu;

/** As many as a search reads. */
const MOST_PIECES = 12;

const says = (piece: string) => {
  const query = understandKeywords(piece);
  return hasWords(query) || query.price !== undefined || query.length !== undefined;
};

type WithoutPiece = { readonly piece: string; readonly rest: string };

/** What was typed without one thing that it asks for, for each of them; nothing for what asks for one thing only. */
export function withoutEachPiece(text: string): WithoutPiece[] {
  const found = (text.match(PIECE) ?? []).slice(0, MOST_PIECES);
  const words = found.map((piece) => wordsOf(piece).join(' '));
  const pieces: string[] = [];
  for (let at = 0; at < found.length; ) {
    const length = placeWordsAt(words, at) || 1;
    pieces.push(found.slice(at, at + length).join(' '));
    at += length;
  }
  const asked = pieces.flatMap((piece, at) => (says(piece) ? [at] : []));
  if (asked.length < 2) return [];
  return asked.map((at) => ({
    piece: pieces[at] ?? '',
    rest: pieces.filter((_, other) => other !== at).join(' '),
  }));
}
