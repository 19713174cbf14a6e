import type { Advert } from './advert.ts';
import type { Random } from './artwork/random.ts';

const FIGURE = /(\d{1,2},\d{3}|\d{2,3}) hours\b/;
/** Hours that are not those of the engine, or not since it was new. */
const OF_SOMETHING_ELSE = /generator|rebuilt|overhaul|rebuild|new in|every/i;

/** In hours a year: a sailing boat's engine takes her out of harbour, a motor boat's all the way. */
const A_YEAR = {
  sailing: { from: 25, to: 70 },
  motor: { from: 40, to: 110 },
  engines: { from: 20, to: 80 },
} as const;

/** Few engines are older than this; later ones start at nought again. */
const LONGEST_LIFE = 18;
/** Some sellers never look at the meter, and some boats have none. */
const SAYS = 0.75;

/** What the hour meter shows: what the advert says, else what the engine's years make likely. */
export function engineHoursOf({ offer, range, specification, age }: Advert, random: Random): number | null {
  const said = [offer.title, ...offer.says]
    .flatMap((text) => text.split(/(?<=[.;]) /))
    .filter((sentence) => /\bhours\b/.test(sentence));
  const [, hours] =
    said
      .filter((sentence) => !OF_SOMETHING_ELSE.test(sentence))
      .join(' ')
      .match(FIGURE) ?? [];
  if (hours) return Number(hours.replace(',', ''));
  const { engineType, condition } = specification;
  const isRun = engineType !== 'sail' && condition !== 'new' && condition !== 'project';
  const aYear = new Map(Object.entries(A_YEAR)).get(range.category);
  if (said.length > 0 || !isRun || !aYear || !random.chance(SAYS)) return null;
  const likely = Math.min(Math.max(age, 1), LONGEST_LIFE) * random.between(aYear.from, aYear.to);
  return Math.round(likely / 5) * 5;
}
