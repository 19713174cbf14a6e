import type { FieldName } from '../src/domain/listings/fields/fields.ts';
import type { PapersSeen } from '../src/domain/listings/fields/papers.ts';
import { isStated, PAPER_LINES, valuesOfLine } from '../src/domain/listings/fields/papers.ts';
import type { Advert } from './advert.ts';
import type { Random } from './artwork/random.ts';
import { hullNumberOf } from './hull-numbers.ts';
import type { Stated } from './models/model-range.ts';
import type { Life } from './schedule.ts';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;

const SAFETY_UNTIL = /Safety Certificate (?:runs )?(?:to|until)[a-z A-Z]*(20\d\d)/;
const SURVEYED = /[Ss]urvey(?:ed)?[^.;]*?\b(20\d\d)\b|\b(20\d\d)\b[^.;]*?\bsurvey/;

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Boats elsewhere have no certificate of the Boat Safety Scheme. */
const INLAND: ReadonlySet<string> = new Set(['canal', 'inland', 'residential', 'barge']);

/** A day of that year. */
const dayIn = (year: string, random: Random) =>
  day(Date.UTC(Number(year), Math.floor(random.between(0, 12)), Math.floor(random.between(1, 28))));

/** What the sellers of the demo state about their papers: what their adverts mention, and otherwise some of it. */
export function papersOfAdvert(
  { offer, range, specification, age }: Advert,
  { createdAt }: Life,
  asks: (field: FieldName) => boolean,
  random: Random,
) {
  const text = offer.text.join(' ');
  const [, safetyUntil] = SAFETY_UNTIL.exec(text) ?? [];
  const [, after, before] = SURVEYED.exec(text) ?? [];
  const surveyed = after ?? before;
  const from = createdAt.getTime();
  const days = (least: number, most: number) => day(from + Math.round(random.between(least, most)) * DAY);
  const isInland = safetyUntil !== undefined || INLAND.has(range.waters);
  const isOld = age * YEAR > 28 * YEAR;
  const stated = {
    vatEvidence:
      specification.vatStatus === 'paid' && random.chance(0.7)
        ? isOld && age > 42
          ? 'age'
          : 'invoice'
        : null,
    rcrCategory: random.chance(0.5) ? (isOld ? 'exempt' : 'b') : null,
    rcrPapers: !isOld && random.chance(0.3) ? 'both' : null,
    hullNumber: specification.hullNumber ?? hullNumberOf(offer, random.fork('hull number')),
    registration: random.chance(0.5) ? random.pick(['ssr', 'ssr', 'part1', 'none'] as const) : null,
    bssUntil: safetyUntil
      ? dayIn(safetyUntil, random)
      : isInland && random.chance(0.7)
        ? days(-250, 1200)
        : null,
    licence: isInland && random.chance(0.6) ? 'crt' : null,
    licenceUntil: random.chance(0.6) ? days(-30, 340) : null,
    surveyDate: surveyed && Number(surveyed) < createdAt.getUTCFullYear() ? dayIn(surveyed, random) : null,
    surveyKind: random.chance(0.5) ? 'hull' : null,
    serviceRecords: random.chance(0.6) ? random.pick(['full', 'partial'] as const) : null,
    outstandingFinance: random.chance(0.65) ? (random.chance(0.06) ? 'yes' : 'none') : null,
    billsOfSale: random.chance(0.45) ? random.pick(['complete', 'some', 'last'] as const) : null,
  } satisfies { [F in keyof Stated]?: Stated[F] | null };
  const coherent = {
    ...stated,
    licenceUntil: stated.licence ? stated.licenceUntil : null,
    surveyKind: stated.surveyDate ? stated.surveyKind : null,
  };
  return Object.fromEntries(
    Object.entries(coherent).map(([name, value]) => [name, asks(name as FieldName) ? value : null]),
  ) as typeof coherent;
}

const SHARE_SEEN = 0.25;

/** The lines that a reviewer ticked before the boat was published. */
export function papersSeenOf(boat: Stated | object, { approvedAt }: Life, random: Random): PapersSeen {
  if (!approvedAt) return {};
  const seen = PAPER_LINES.filter((line) => isStated(boat, line) && random.chance(SHARE_SEEN));
  const at = approvedAt.toISOString();
  return Object.fromEntries(seen.map((line) => [line, { values: valuesOfLine(boat, line), at }]));
}
