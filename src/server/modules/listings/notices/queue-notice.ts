import { randomUUID } from 'node:crypto';
import type { BoatNews } from '#domain/notices/notice-kinds.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';

/** News of a boat, for those who saved it or wrote about it. */
export interface Notice {
  listingId: number;
  kind: BoatNews;
  /** For a fall of the price: the price before it. */
  priceBefore?: number;
}

/** The job's data; the id of the change prevents a repeated run from notifying anyone twice. */
export type QueuedNotice = Notice & { changeId: string };

export const SEND_NOTICES = { name: 'send-notices' } as const;

/** Notifies everyone who saved the boat or wrote about it, once, if the caller's transaction commits. */
export const queueNotice = ({ jobs }: Pick<Deps, 'jobs'>, tx: Executor, notice: Notice): Promise<void> =>
  jobs.enqueue<QueuedNotice>(tx, SEND_NOTICES, { ...notice, changeId: randomUUID() });

type Priced = { id: number; price: number; currency: string };

/** The same for a price that has fallen; does nothing for any other change. */
export async function queuePriceFall(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  before: Priced,
  after: Omit<Priced, 'id'>,
): Promise<void> {
  if (before.currency !== after.currency || after.price >= before.price) return;
  await queueNotice(deps, tx, { listingId: before.id, kind: 'priceFall', priceBefore: before.price });
}
