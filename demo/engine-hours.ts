import type { Advert } from './advert.ts';
import type { Random } from './artwork/random.ts';

const FIGURE = /(\d{1,2},\d{3}|\d{2,3}) hours\b/;
/** Mentions of hours that are not the engine's, or not since new. */
const OF_SOMETHING_ELSE = /generator|rebuilt|overhaul|rebuild|new in|every/i;

/** In hours per year: sailing boats use their engine mostly in harbour, motor boats all the way, narrowboats as generators too. */
const HOURS_PER_YEAR = {
  sailing: { from: 25, to: 70 },
  motor: { from: 40, to: 110 },
  'small-craft': { from: 15, to: 45 },
  specialist: { from: 60, to: 220 },
  superyachts: { from: 120, to: 320 },
  engines: { from: 20, to: 80 },
} as const;

/** Few engines are older than this; replacements start at zero. */
const MAX_ENGINE_AGE = 18;
/** Not every seller gives the hours, and some boats have no meter. */
const SHARE_WITH_HOURS = 0.75;

/** The engine hours: as given in the advert, otherwise estimated from the engine's age. */
export function engineHoursOf({ offer, range, specification, age }: Advert, random: Random): number | null {
  const said = [offer.title, ...offer.text]
    .flatMap((text) => text.split(/(?<=[.;]) /))
    .filter((sentence) => /\bhours\b/.test(sentence));
  const [, hours] =
    said
      .filter((sentence) => !OF_SOMETHING_ELSE.test(sentence))
      .join(' ')
      .match(FIGURE) ?? [];
  if (hours) return Number(hours.replace(',', ''));
  const { engineType, condition } = specification;
  const isRun = engineType && engineType !== 'sail' && condition !== 'new' && condition !== 'project';
  const aYear = new Map(Object.entries(HOURS_PER_YEAR)).get(range.category);
  if (said.length > 0 || !isRun || !aYear || !random.chance(SHARE_WITH_HOURS)) return null;
  const likely = Math.min(Math.max(age, 1), MAX_ENGINE_AGE) * random.between(aYear.from, aYear.to);
  return Math.round(likely / 5) * 5;
}
