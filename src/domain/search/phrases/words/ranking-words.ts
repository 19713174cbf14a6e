import type { Reader } from '../claims.ts';
import { longestSequenceAt } from '../tokens.ts';

/** Words of adverts with the name of a boat or its goods in them: they describe the boat and rank it. */
const EXPRESSIONS = [
  'cruiser style',
  'tender garage',
  'yacht club',
  'boat club',
  'boat jumble',
  'outboard bracket',
  'outboard well',
  'sail drive',
  'engine hours',
].map((expression) => [expression.split(' '), true] as const);

export const readRankingWords: Reader = ({ tokens }, from) => {
  const found = longestSequenceAt(tokens, from, EXPRESSIONS);
  return found && { from, to: from + found.length, parts: [], isRest: true };
};
