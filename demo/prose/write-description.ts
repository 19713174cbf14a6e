import type { Advert } from '../advert.ts';
import type { Random } from '../artwork/random.ts';
import type { Equipment } from '../equipment.ts';
import { NEW_STOCK_LINES, PROJECT_LINES } from './body/by-condition.ts';
import { REASONS, TRADE_OPENINGS, VIEWINGS } from './closings.ts';
import { kitSentence } from './kit-sentence.ts';
import { layOut } from './lay-out.ts';
import type { Line } from './line.ts';
import { PROSE } from './prose-kinds.ts';
import { createSentencePicker, type SentencePicker } from './sentence-picker.ts';
import { countWords } from './words.ts';

const MIN_WORDS = 98;
const MAX_WORDS = 205;
const MAX_LINES = 6;
const FIRST_PERSON = /\b(?:I|my|me|we|our|us)\b/i;

/** Writes descriptions: the seller's own text, some stock sentences, and a closing. */
export function createDescriptionWriter(now: Date, random: Random) {
  const pickerFor = createSentencePicker(now, random);
  return (advert: Advert, equipment: Equipment): string => {
    const { text, title } = advert.offer;
    const own = random.fork(title);
    const picker = pickerFor(advert, own);
    picker.markCovered([title, ...text].join(' '));

    const opening = openingOf(advert, own);
    const closing = closingOf(advert, picker);
    const kit = kitOf(advert, equipment, picker, own);
    const written = countWords([opening ?? '', ...text, ...kit, ...closing].join(' '));
    const body = bodyOf(advert, picker, written, own);
    return layOut({ opening, text, body: [...body, ...kit], closing }, own);
  };
}

const isTrade = ({ offer }: Advert) => offer.by !== 'private';
const isUsed = ({ specification: { condition } }: Advert) => condition !== 'new' && condition !== 'project';

function openingOf(advert: Advert, own: Random): string | undefined {
  const mayOpen = advert.offer.by === 'broker' && advert.range.category !== 'moorings' && isUsed(advert);
  return mayOpen && own.chance(0.2) ? own.pick(TRADE_OPENINGS) : undefined;
}

function closingOf(advert: Advert, picker: SentencePicker): string[] {
  const { offer, range, specification } = advert;
  const { reason, viewing } = PROSE[range.prose];
  const needsReason =
    !isTrade(advert) && specification.condition !== 'project' && !picker.hasCovered('reason');
  const lines = [
    needsReason ? picker.pick(REASONS[reason]) : undefined,
    picker.pick(VIEWINGS[viewing[offer.by]]),
  ];
  return lines.filter((line) => line !== undefined);
}

function kitOf(advert: Advert, equipment: Equipment, picker: SentencePicker, own: Random): string[] {
  if (!isUsed(advert) || advert.range.prose === 'superyacht' || picker.hasCovered('electronics')) return [];
  const kit = own.chance(0.6) ? kitSentence(equipment, own) : undefined;
  if (!kit) return [];
  picker.markCovered(kit);
  return [kit];
}

/** Enough stock sentences to fill the advert, and sometimes one more. */
function bodyOf(advert: Advert, picker: SentencePicker, written: number, own: Random): string[] {
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
    const line = picker.pick(
      material,
      (text) => countWords(text) <= room && (!isTrade(advert) || !isUsed(advert) || !FIRST_PERSON.test(text)),
    );
    if (line === undefined) break;
    body.push(line);
  }
  return body;
}
