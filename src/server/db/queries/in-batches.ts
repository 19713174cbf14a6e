/** So many rows at most are held or changed by one statement. */
const BATCH = 500;

/**
 * Works through a table in the order of its ids, a batch at a time: each call is given the last id before its batch and
 * answers the ids that it has dealt with. It ends with the first batch that is not full.
 */
export async function inBatches(
  work: (after: number, limit: number) => Promise<readonly number[]>,
): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await work(after, BATCH);
    if (ids.length < BATCH) return;
    after = Math.max(...ids);
  }
}
