import type { SQL } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { type LockedListing, recordOnListing } from '../locked-listings.repository.ts';
import { moveSale } from '../selling/sale-state.service.ts';
import { notAllowedInState } from '../selling/selling.errors.ts';
import {
  lockListingsOf,
  needsPause,
  needsReminder,
  sellersWith,
  sinkUnconfirmed,
} from './freshness.repository.ts';
import { notifySeller } from './freshness-notifications.ts';

type Working = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Boats = readonly [LockedListing, ...LockedListing[]];

const SELLERS_AT_ONCE = 200;

/** Works on one seller after another, each in a transaction of its own; one failure does not stop the others. */
async function forEachSeller(
  { db }: Working,
  which: SQL,
  work: (tx: Executor, boats: Boats) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let after: string | undefined;
  for (;;) {
    const sellers = await sellersWith(db, which, { after, limit: SELLERS_AT_ONCE });
    for (const seller of sellers)
      await db
        .transaction(async (tx) => {
          const [first, ...others] = await lockListingsOf(tx, seller, which);
          if (first) await work(tx, [first, ...others]);
        })
        .catch((error) => failures.push(error));
    after = sellers.at(-1);
    if (sellers.length < SELLERS_AT_ONCE) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `sellers that failed: ${failures.length}`);
}

/** Reminded counts as such also for sellers who switched the mails off: their lists show what is due. */
async function remind(deps: Working, tx: Executor, boats: Boats): Promise<void> {
  const at = deps.clock.now();
  for (const boat of boats) await recordOnListing(tx, boat, { remindedAt: at });
  await notifySeller(deps, tx, { kind: 'reminder', sellerId: boats[0].ownerId, at });
}

async function pause(deps: Working, tx: Executor, boats: Boats): Promise<void> {
  const at = deps.clock.now();
  for (const boat of boats)
    await moveSale(deps, tx, boat, { state: 'paused', by: 'job', at, refusal: notAllowedInState });
  await notifySeller(deps, tx, { kind: 'paused', sellerId: boats[0].ownerId, at });
}

/** In the morning, so that a seller gets one mail about everything that became due since yesterday. */
export const REMIND_SELLERS = { name: 'remind-sellers' } as const;

export const remindSellersJob = (deps: Deps): Job<object> => ({
  ...REMIND_SELLERS,
  schedule: '0 8 * * *',
  run: () => forEachSeller(deps, needsReminder(deps.clock.now()), (tx, boats) => remind(deps, tx, boats)),
});

export const AGE_LISTINGS = { name: 'age-listings' } as const;

/** Lets unconfirmed listings sink, and pauses those that stay unanswered. */
export const ageListingsJob = (deps: Deps): Job<object> => ({
  ...AGE_LISTINGS,
  schedule: '20 * * * *',
  retryLimit: 2,
  async run() {
    const now = deps.clock.now();
    while ((await deps.db.transaction((tx) => sinkUnconfirmed(tx, now))) > 0);
    await forEachSeller(deps, needsPause(now), (tx, boats) => pause(deps, tx, boats));
  },
});
