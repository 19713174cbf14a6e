import { randomBytes } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { hashPassword } from '#server/modules/accounts/passwords/passwords.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { createDemoData } from '../create-demo-data.ts';
import { createPlaceholderFinder } from './cover-placeholders.ts';
import { insertDemo } from './insert-demo.ts';

const SEED = 'slipway';

/** Any number that nothing else in this database locks. */
const FILLING_LOCK = 7_401_227;

async function hasListings(executor: Executor): Promise<boolean> {
  return (await executor.select({ id: listings.id }).from(listings).limit(1)).length > 0;
}

async function hasMembers(executor: Executor): Promise<boolean> {
  const members = executor.select({ id: accounts.id }).from(accounts).where(ne(accounts.role, 'admin'));
  return (await members.limit(1)).length > 0;
}

/** Demo boats join no real ones. Unasked they come only into an embedded database that nobody has used yet. */
async function isWanted(executor: Executor, { config, database }: Deps): Promise<boolean> {
  if (config.demoData === false || (await hasListings(executor))) return false;
  return config.demoData === true || (database.embedded && !(await hasMembers(executor)));
}

/**
 * Fills an empty marketplace with demo boats, all or nothing, and answers whether it did. Its sellers have a
 * password that nobody knows: they are there to be looked at, not signed in to.
 */
export async function fillWithDemo(deps: Deps): Promise<boolean> {
  if (!(await isWanted(deps.db, deps))) return false;
  const content = {
    data: createDemoData({ seed: SEED, now: deps.clock.now() }),
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    placeholderFor: await createPlaceholderFinder(),
  };
  const filled = await deps.db.transaction(async (tx) => {
    // Of processes that start together one fills, and the others then find it done.
    await tx.execute(sql`select pg_advisory_xact_lock(${FILLING_LOCK})`);
    if (!(await isWanted(tx, deps))) return false;
    await insertDemo(tx, content);
    return true;
  });
  if (filled) deps.pageCache.clear();
  return filled;
}
