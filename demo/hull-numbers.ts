import type { Random } from './artwork/random.ts';
import type { Offer } from './models/model-range.ts';

const BUILDERS: Readonly<Record<string, readonly string[]>> = {
  DE: ['Bavaria', 'Hanse', 'Dehler'],
  DK: ['X-Yachts', 'Dragonfly'],
  FR: [
    'Amel',
    'Beneteau',
    'Dufour',
    'Fountaine Pajot',
    'Jeanneau',
    'Lagoon',
    'Nautitech',
    'Prestige',
    'Zodiac',
  ],
  IT: ['Azimut', 'Benetti', 'Perini Navi', 'Sanlorenzo'],
  NO: ['Windy'],
  SE: ['Hallberg-Rassy', 'Najad', 'Nimbus'],
  US: ['Bayliner', 'Boston Whaler', 'Chris-Craft', 'Grand Banks', 'Island Packet', 'J Boats'],
};

const countryOf = (make: string) =>
  Object.entries(BUILDERS).find(([, makes]) => makes.includes(make))?.[0] ?? 'GB';

/** Boats built in Europe have a number since the rules of 1998, American ones since 1972. */
const SINCE = { US: 1972, others: 1998 } as const;

const SHARE_STATED = 0.65;
const MONTHS = 'ABCDEFGHIJKL';
const SERIAL = '0123456789';

/** A made-up number, such as builders give them: each is used once. */
export function hullNumberOf({ make, yearBuilt }: Offer, random: Random): string | null {
  if (!make || !yearBuilt || !random.chance(SHARE_STATED)) return null;
  const country = countryOf(make);
  if (yearBuilt < (country === 'US' ? SINCE.US : SINCE.others)) return null;
  const letters = make.toUpperCase().replace(/[^A-Z]/g, '');
  const maker = `${letters}XX`.slice(0, 3);
  const serial = Array.from({ length: 5 }, () => random.pick([...SERIAL])).join('');
  const year = String(yearBuilt).slice(-2);
  const own = `${maker}${serial}${random.pick([...MONTHS])}${year.slice(-1)}${year}`;
  return country === 'US' ? own : `${country}-${own}`;
}
