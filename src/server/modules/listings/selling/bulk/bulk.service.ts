import type { BulkAction, BulkRequest, BulkResult, UndoBulkRequest } from '#contract/selling/bulk.ts';
import { MINUTE } from '#domain/durations.ts';
import { type PriceStep, steppedPrice } from '#domain/listings/sale/bulk-price.ts';
import { SALE_EVENTS, type SaleState, transition } from '#domain/listings/sale/lifecycle.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { confirmLocked } from '../../freshness/confirming.service.ts';
import { saleStateOfRow, stateOfRow } from '../../listing-state.ts';
import { boatNotFound } from '../../listings.errors.ts';
import type { LockedListing } from '../../locked-listings.repository.ts';
import { editLocked } from '../editing.service.ts';
import { countOwned } from '../own-listings.repository.ts';
import { lockOnlyOwn, moveSale } from '../sale-state.service.ts';
import { saleStateRefused } from '../selling.errors.ts';

/** Hundreds of boats take a while, and undoing is offered after the last of them: news of the first waits for that. */
const BULK_UNDO_MS = 2 * MINUTE;

type BulkDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'config'>;

/** What an action would do to one boat: the value that it changes and how to change it, or why it cannot. */
type Plan =
  | { from: SaleState | number; to: SaleState | number; carryOut: (tx: Executor) => Promise<unknown> }
  | { from: SaleState | number; reason: string };

interface Planning {
  deps: BulkDeps;
  seller: Principal;
  row: LockedListing;
  by: PriceStep | undefined;
  at: Date;
}

const notPublic = (row: LockedListing) =>
  row.status === 'pending' ? 'It is still under review' : 'It was rejected';

function planMove({ deps, row, at }: Planning, to: 'paused' | 'sold'): Plan {
  const from = saleStateOfRow(row);
  if (row.status !== 'approved') return { from, reason: notPublic(row) };
  const event = to === 'sold' ? 'mark-sold' : 'pause';
  if (!transition(stateOfRow(row), event, 'owner').ok)
    return { from, reason: `It is ${SALE_STATE_WORDS[from].words.toLowerCase()}` };
  const refusal = () => saleStateRefused(to);
  return {
    from,
    to,
    carryOut: (tx) => moveSale(deps, tx, row, { state: to, at, refusal, undoMs: BULK_UNDO_MS }),
  };
}

const PLANS: Record<BulkAction, (planning: Planning) => Plan> = {
  confirm({ deps, row, at }) {
    const from = saleStateOfRow(row);
    if (row.status !== 'approved') return { from, reason: notPublic(row) };
    const result = transition(stateOfRow(row), 'confirm', 'owner');
    if (!result.ok) return { from, reason: 'It is sold' };
    const to = result.state === 'live' ? 'for-sale' : from;
    const refusal = () => saleStateRefused('for-sale');
    return {
      from,
      to,
      carryOut: (tx) =>
        to === from
          ? confirmLocked(deps, tx, row, at)
          : moveSale(deps, tx, row, { state: 'for-sale', at, refusal, undoMs: BULK_UNDO_MS }),
    };
  },
  pause: (planning) => planMove(planning, 'paused'),
  sold: (planning) => planMove(planning, 'sold'),
  price({ deps, seller, row, by, at }) {
    const from = row.price;
    const to = by && steppedPrice(from, by);
    if (row.status === 'rejected')
      return { from, reason: 'It was rejected: edit it to send it to review again' };
    if (row.status === 'approved' && !transition(stateOfRow(row), 'change-price', 'owner').ok)
      return { from, reason: 'It is sold' };
    if (to === undefined) return { from, reason: 'The new price would be too low or too high' };
    const edit = { changes: { price: to }, files: {}, at, undoMs: BULK_UNDO_MS };
    return { from, to, carryOut: (tx) => editLocked(deps, tx, { seller, row, edit }) };
  },
};

const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

/** All of them belong to the seller, or nothing happens. */
async function assertOwnsAll(db: Executor, { accountId }: Principal, ids: readonly number[]): Promise<void> {
  if ((await countOwned(db, accountId, ids)) < ids.length) throw boatNotFound();
}

/** One short transaction for each boat, so that a broker's hundreds do not hold up everyone else. */
export async function changeInBulk(
  deps: BulkDeps,
  seller: Principal,
  { ids, action, by, preview = false }: BulkRequest,
): Promise<BulkResult[]> {
  const wanted = inOrder(ids);
  await assertOwnsAll(deps.db, seller, wanted);
  const results: BulkResult[] = [];
  for (const id of wanted) {
    const result = await deps.db.transaction(async (tx): Promise<BulkResult> => {
      const row = await lockOnlyOwn(tx, seller.accountId, id);
      const plan = PLANS[action]({ deps, seller, row, by, at: deps.clock.now() });
      if ('reason' in plan) return { id, from: plan.from, done: false, reason: plan.reason };
      const outcome = preview ? undefined : await plan.carryOut(tx);
      if (outcome === 'waits')
        return { id, from: plan.from, done: false, reason: 'We look at it before it is back on sale' };
      return { id, from: plan.from, to: plan.to, done: !preview };
    });
    results.push(result);
  }
  return results;
}

/** Returns boats to the state or price that they had. A boat under offer goes through "for sale". */
export async function undoInBulk(
  deps: BulkDeps,
  seller: Principal,
  { boats }: UndoBulkRequest,
): Promise<BulkResult[]> {
  const wanted = new Map(boats.map((boat) => [boat.id, boat]));
  await assertOwnsAll(deps.db, seller, [...wanted.keys()]);
  const results: BulkResult[] = [];
  for (const id of inOrder([...wanted.keys()])) {
    const { state, price } = wanted.get(id)!;
    const done = await deps.db.transaction(async (tx) => {
      const at = deps.clock.now();
      const row = await lockOnlyOwn(tx, seller.accountId, id);
      if (price !== undefined && row.status !== 'rejected')
        await editLocked(deps, tx, {
          seller,
          row,
          edit: { changes: { price }, files: {}, at, undoMs: BULK_UNDO_MS },
        });
      return state === undefined || returnTo(deps, tx, { row, state, at });
    });
    results.push({ id, ...((state ?? price) !== undefined && { to: state ?? price }), done });
  }
  return results;
}

const WAYS_BACK: Record<SaleState, readonly SaleState[]> = {
  'for-sale': ['for-sale'],
  'under-offer': ['for-sale', 'under-offer'],
  sold: ['sold'],
  paused: ['paused'],
};

async function returnTo(
  deps: BulkDeps,
  tx: Executor,
  { row, state, at }: { row: LockedListing; state: SaleState; at: Date },
): Promise<boolean> {
  let current = row;
  for (const next of WAYS_BACK[state]) {
    if (saleStateOfRow(current) === next) continue;
    if (!transition(stateOfRow(current), SALE_EVENTS[next], 'owner').ok) return false;
    const outcome = await moveSale(deps, tx, current, {
      state: next,
      at,
      undoMs: BULK_UNDO_MS,
      refusal: () => saleStateRefused(next),
    });
    if (outcome === 'waits') return false;
    current = await lockOnlyOwn(tx, row.ownerId, row.id);
  }
  return true;
}
