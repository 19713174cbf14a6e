/** How many rows one statement may read or change. */
const BATCH = 500;

/**
 * Processes a table in order of its ids, one batch at a time: `work` receives the last id before its batch and returns
 * the ids that it has processed. Ends with the first batch that is not full.
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
