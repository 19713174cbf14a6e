import { ADVICE_IDS, type AdviceId, adviceOf, type CoachedListing } from './advice.ts';

export type NextStep = {
  advice: AdviceId;
  /** What to do. */
  text: string;
  /** What buyers do with it. */
  why: string;
  /** The field of the form where to do it, or "images". */
  field: string;
};

export type Coached = {
  /** Whole points out of ten; ten only when nothing is missing. */
  score: number;
  /** What is missing, the most valuable first. */
  steps: NextStep[];
};

/** How complete a listing is, and what would help it most, without what its seller has dismissed. */
export function coach(listing: CoachedListing, dismissed: readonly string[] = []): Coached {
  const found = ADVICE_IDS.flatMap((id) => {
    const share = adviceOf(id).share(listing);
    return share === undefined ? [] : [{ id, worth: adviceOf(id).worth, share }];
  });
  const possible = found.reduce((sum, { worth }) => sum + worth, 0);
  const reached = found.reduce((sum, { worth, share }) => sum + worth * share, 0);
  const steps = found
    .filter(({ id, share }) => share < 1 && !dismissed.includes(id))
    .map(({ id, worth, share }) => ({ id, gain: worth * (1 - share) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ id }) => {
      const { step, why, at } = adviceOf(id);
      return { advice: id, text: step(listing), why, field: at(listing) };
    });
  return { score: possible === 0 ? 0 : Math.floor((10 * reached) / possible + ROUNDING), steps };
}

/** Ten full shares may add up to a little less than ten. */
const ROUNDING = 1e-9;
