import type { PriceGuide, PriceSpread } from '#contract/boats/price-guide.ts';
import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { boatNotFound } from '../listings.errors.ts';
import {
  type ComparedBoat,
  comparePrices,
  ENOUGH_FOR_GUIDE,
  type PriceGuide as StoredGuide,
} from './comparable-boats.repository.ts';
import { findGuidedBoat, keepGuide } from './price-guides.repository.ts';

/** Boats leave the comparison some time after they were sold, without any change. */
const KEPT_FOR_MS = DAY;

type Guiding = Pick<Deps, 'db' | 'publicDb' | 'clock'>;

export const guidesKeptSince = (now: Date) => new Date(now.getTime() - KEPT_FOR_MS);

const spreadOf = (
  { boats, ...spread }: StoredGuide,
  { currency }: Pick<ComparedBoat, 'currency'>,
): PriceSpread => ({
  count: boats,
  ...spread,
  currency,
});

/** Undefined if there are too few comparable boats. */
export async function countGuide(
  { publicDb, clock }: Guiding,
  boat: ComparedBoat,
): Promise<PriceSpread | undefined> {
  const [guide] = await comparePrices(publicDb, [boat], { enough: ENOUGH_FOR_GUIDE, now: clock.now() });
  return guide && spreadOf(guide, boat);
}

/** The guide of a public boat: the stored one, or computed now and stored. Undefined if there are too few comparable boats. */
export async function readGuide(deps: Guiding, id: number): Promise<PriceGuide | undefined> {
  const now = deps.clock.now();
  const boat = await findGuidedBoat(deps.publicDb, id, guidesKeptSince(now));
  if (!boat) throw boatNotFound();
  let { guide } = boat;
  if (!boat.isCounted) {
    [guide] = await comparePrices(deps.publicDb, [boat], { enough: ENOUGH_FOR_GUIDE, now });
    await keepGuide(deps.db, boat, { guide, at: now });
  }
  return guide && { ...spreadOf(guide, boat), price: boat.price };
}
