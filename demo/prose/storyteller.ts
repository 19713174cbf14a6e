import type { Advert } from '../advert.ts';
import type { Random } from '../artwork/random.ts';
import type { Equipment } from '../equipment.ts';
import { NEW_STOCK_LINES, PROJECT_LINES } from './body/by-condition.ts';
import { REASONS, TRADE_OPENINGS, VIEWINGS } from './closings.ts';
import { kitSentence } from './kit-sentence.ts';
import { layOut } from './lay-out.ts';
import type { Line } from './line.ts';
import { PROSE } from './prose-kinds.ts';
import { createSentenceDealer, type Dealer } from './sentence-dealer.ts';
import { countWords } from './words.ts';

const MIN_WORDS = 98;
const MAX_WORDS = 205;
const MAX_LINES = 6;
const FIRST_PERSON = /\b(?:I|my|me|we|our|us)\b/i;

/** Writes descriptions: the seller's own text, some stock sentences, and a closing. */
export function createStoryteller(now: Date, random: Random) {
  const dealerFor = createSentenceDealer(now, random);
  return (advert: Advert, equipment: Equipment): string => {
    const { says, title } = advert.offer;
    const own = random.fork(title);
    const dealer = dealerFor(advert, own);
    dealer.speakOf([title, ...says].join(' '));

    const opening = openingOf(advert, own);
    const closing = closingOf(advert, dealer);
    const kit = kitOf(advert, equipment, dealer, own);
    const written = countWords([opening ?? '', ...says, ...kit, ...closing].join(' '));
    const body = bodyOf(advert, dealer, written, own);
    return layOut({ opening, says, body: [...body, ...kit], closing }, own);
  };
}

const isTrade = ({ offer }: Advert) => offer.by !== 'private';
const isUsed = ({ specification: { condition } }: Advert) => condition !== 'new' && condition !== 'project';

function openingOf(advert: Advert, own: Random): string | undefined {
  const mayOpen = advert.offer.by === 'broker' && advert.range.category !== 'moorings' && isUsed(advert);
  return mayOpen && own.chance(0.2) ? own.pick(TRADE_OPENINGS) : undefined;
}

function closingOf(advert: Advert, dealer: Dealer): string[] {
  const { offer, range, specification } = advert;
  const { reason, viewing } = PROSE[range.prose];
  const owesReason =
    !isTrade(advert) && specification.condition !== 'project' && !dealer.hasSpokenOf('reason');
  const lines = [
    owesReason ? dealer.deal(REASONS[reason]) : undefined,
    dealer.deal(VIEWINGS[viewing[offer.by]]),
  ];
  return lines.filter((line) => line !== undefined);
}

function kitOf(advert: Advert, equipment: Equipment, dealer: Dealer, own: Random): string[] {
  if (!isUsed(advert) || advert.range.prose === 'superyacht' || dealer.hasSpokenOf('electronics')) return [];
  const kit = own.chance(0.6) ? kitSentence(equipment, own) : undefined;
  if (!kit) return [];
  dealer.speakOf(kit);
  return [kit];
}

/** Enough stock sentences to fill the advert, and sometimes one more. */
function bodyOf(advert: Advert, dealer: Dealer, written: number, own: Random): string[] {
  const { condition } = advert.specification;
  const material: readonly Line[] =
    condition === 'new'
      ? NEW_STOCK_LINES
      : condition === 'project'
        ? PROJECT_LINES
        : PROSE[advert.range.prose].lines;
  const wanted = own.int(0, 2);
  const body: string[] = [];
  const total = () => written + countWords(body.join(' '));
  while (body.length < MAX_LINES && (body.length < wanted || total() < MIN_WORDS)) {
    const room = MAX_WORDS - total();
    const line = dealer.deal(
      material,
      (text) => countWords(text) <= room && (!isTrade(advert) || !isUsed(advert) || !FIRST_PERSON.test(text)),
    );
    if (line === undefined) break;
    body.push(line);
  }
  return body;
}
