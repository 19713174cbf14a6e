/** A random number from 0 up to, but not including, the limit. */
export type Random = (limit: number) => number;

/** One in this many of what goes public without a review is looked at afterwards, at least one of each import. */
const SAMPLED_ONE_IN = 10;

/** At random, so that nobody can know beforehand which boats will be looked at. */
export function chooseSample<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  const count = Math.ceil(rest.length / SAMPLED_ONE_IN);
  return Array.from({ length: count }, () => rest.splice(random(rest.length), 1)).flat();
}
