import { ne } from '#server/db/drizzle.ts';
import type { Executor } from './db/executor.ts';
import type { Deps } from './deps.ts';
import { accounts } from './modules/accounts/accounts.table.ts';
import { listings } from './modules/listings/listings.table.ts';

/** Stored while the demonstration market still has pictures to draw. */
export const UNDRAWN_PICTURES = 'demo/artwork.json';

async function hasListings(executor: Executor): Promise<boolean> {
  return (await executor.select({ id: listings.id }).from(listings).limit(1)).length > 0;
}

async function hasAccounts(executor: Executor): Promise<boolean> {
  const others = executor.select({ id: accounts.id }).from(accounts).where(ne(accounts.role, 'admin'));
  return (await others.limit(1)).length > 0;
}

/** Demo boats are never mixed with real ones. By default they are only added to an unused embedded database. */
export async function isDemoWanted(executor: Executor, { config, database }: Deps): Promise<boolean> {
  if (config.demoData === false || (await hasListings(executor))) return false;
  return config.demoData === true || (database.embedded && !(await hasAccounts(executor)));
}

/** Whether the demonstration market has anything to do; if not, its code is not loaded. */
export const isDemoNeeded = async (deps: Deps): Promise<boolean> =>
  (await isDemoWanted(deps.db, deps)) || deps.storage.exists(UNDRAWN_PICTURES);
