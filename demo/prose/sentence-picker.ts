import type { Advert } from '../advert.ts';
import type { Random } from '../artwork/random.ts';
import { createDeck, type Deck } from '../card-deck.ts';
import { createFiller } from './fill.ts';
import { type Line, textOf } from './line.ts';
import { type Topic, topicsOf } from './topics.ts';
import { hasTrait } from './traits.ts';

/** Only an older boat can have had work done "lately". */
const RECENT_WORK_AGE = 4;
const SINGLE_ENGINE_NAME = /^[A-Z](?!.*electric)/;

export type SentencePicker = {
  /** The next sentence that is true of the advert and covers a new topic. */
  readonly pick: (material: readonly Line[], fits?: (text: string) => boolean) => string | undefined;
  readonly hasCovered: (topic: Topic) => boolean;
  readonly markCovered: (text: string) => void;
};

/** All adverts share the same decks, so that sentences are rarely repeated. */
export function createSentencePicker(
  now: Date,
  random: Random,
): (advert: Advert, own: Random) => SentencePicker {
  const decks = new Map<readonly Line[], Deck<Line>>();
  const deckOf = (lines: readonly Line[]) => {
    const deck = decks.get(lines) ?? createDeck(lines, random.fork(`deck ${decks.size}`));
    decks.set(lines, deck);
    return deck;
  };

  return (advert, own) => {
    const fill = createFiller(advert, now, own);
    const topics = new Set<Topic>();
    const used = new Set<Line>();
    const markCovered = (text: string) => {
      for (const topic of topicsOf(text)) topics.add(topic);
    };
    return {
      hasCovered: (topic) => topics.has(topic),
      markCovered,
      pick(material, fits = () => true) {
        const line = deckOf(material).draw(
          (candidate) =>
            !used.has(candidate) &&
            isTrue(candidate, advert) &&
            topicsOf(textOf(candidate)).every((topic) => !topics.has(topic)) &&
            fits(textOf(candidate)),
        );
        if (line === undefined) return undefined;
        used.add(line);
        markCovered(textOf(line));
        return fill(textOf(line));
      },
    };
  };
}

function isTrue(line: Line, advert: Advert): boolean {
  const text = textOf(line);
  if (text.includes('{lately}') && advert.age < RECENT_WORK_AGE) return false;
  if (text.includes('{engine}') && !SINGLE_ENGINE_NAME.test(advert.specification.engine ?? '')) return false;
  if (typeof line === 'string') return true;
  return advert.age >= (line.over ?? 0) && (line.needs === undefined || hasTrait(advert, line.needs));
}
