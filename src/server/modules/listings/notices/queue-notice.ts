import { UNDO_ACCEPTED_MS } from '#domain/listings/review/undo.ts';
import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { NotificationName } from '#server/modules/notifications/notification-rules.ts';
import { notifyAudience, withdrawNews } from '#server/modules/notifications/notify.ts';

/** The news for those who saved the boat or wrote about it. They are not notified of a pause. */
const MOVES = {
  'for-sale': 'backOnSale',
  'under-offer': 'underOffer',
  sold: 'sold',
  paused: 'quietMove',
} as const satisfies Record<SaleState, NotificationName>;
const PRICES = { fall: 'priceFall', other: 'quietPrice' } as const satisfies Record<string, NotificationName>;

interface Change<Value extends string | number> {
  listingId: number;
  before: Value;
  after: Value;
  at: Date;
  /** For how long the seller can undo it. */
  undoMs?: number;
}

interface Aspect<Value extends string | number> {
  kinds: readonly NotificationName[];
  kindOf: (change: Change<Value>) => NotificationName;
}

/**
 * Notifies everyone interested once the change can no longer be undone, if the caller's transaction commits. A change that
 * follows before then continues the first one: it is compared with what people know, so that undoing is no news.
 */
async function queueNews<Value extends string | number>(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  change: Change<Value>,
  { kinds, kindOf }: Aspect<Value>,
): Promise<void> {
  const { listingId, after, at, undoMs = UNDO_ACCEPTED_MS } = change;
  const [first] = await withdrawNews(tx, { kinds, subject: listingId, now: at });
  const before = (first?.payload.before as Value | undefined) ?? change.before;
  if (before === after) return;
  const kind = kindOf({ ...change, before });
  await notifyAudience(deps, tx, { kind, subject: listingId, payload: { before }, at, undoMs });
}

/** For a sale that has moved to another state. */
export const queueMove = (deps: Pick<Deps, 'jobs'>, tx: Executor, change: Change<SaleState>): Promise<void> =>
  queueNews(deps, tx, change, { kinds: Object.values(MOVES), kindOf: ({ after }) => MOVES[after] });

type Priced = { id: number; price: number; currency: string };

/** The same for a price. Prices in different currencies are not compared. */
export async function queuePriceChange(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  row: Priced,
  change: Omit<Priced, 'id'> & Pick<Change<number>, 'at' | 'undoMs'>,
): Promise<void> {
  const { price: after, currency, at, undoMs } = change;
  if (row.currency !== currency || row.price === after) return;
  await queueNews(
    deps,
    tx,
    { listingId: row.id, before: row.price, after, at, undoMs },
    {
      kinds: Object.values(PRICES),
      kindOf: ({ before, after: price }) => (price < before ? PRICES.fall : PRICES.other),
    },
  );
}
