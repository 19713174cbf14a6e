import { isStopWord } from '../../keywords/stop-words.ts';

/** Words that say nothing about a boat once something else was understood. Nearly every boat is a used one. */
const NOISE: ReadonlySet<string> = new Set(
  (
    'pound pounds quid length loa please thanks used secondhand second hand preowned looking please find show search need needed sell selling ads ad listings ' +
    'listing market prices price cost costs priced united kingdom britain gb within miles budget max min maximum minimum ' +
    'something anything ideally preferably like nice lovely beautiful decent small big large built made marine ebay gumtree apolloduck'
  ).split(' '),
);

export const isNoise = (word: string) => isStopWord(word) || NOISE.has(word);
