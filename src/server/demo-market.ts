import { ne } from 'drizzle-orm';
import type { Executor } from './db/executor.ts';
import type { Deps } from './deps.ts';
import { accounts } from './modules/accounts/accounts.table.ts';
import { listings } from './modules/listings/listings.table.ts';

/** Where the demonstration market keeps which of its pictures are still to be drawn, as long as some are. */
export const UNDRAWN_PICTURES = 'demo/artwork.json';

async function hasListings(executor: Executor): Promise<boolean> {
  return (await executor.select({ id: listings.id }).from(listings).limit(1)).length > 0;
}

async function hasMembers(executor: Executor): Promise<boolean> {
  const members = executor.select({ id: accounts.id }).from(accounts).where(ne(accounts.role, 'admin'));
  return (await members.limit(1)).length > 0;
}

/** Demo boats join no real ones. Unasked they come only into an embedded database that nobody has used yet. */
export async function isDemoWanted(executor: Executor, { config, database }: Deps): Promise<boolean> {
  if (config.demoData === false || (await hasListings(executor))) return false;
  return config.demoData === true || (database.embedded && !(await hasMembers(executor)));
}

/** Whether the demonstration market has anything to do here; if not, none of it is loaded. */
export const isDemoNeeded = async (deps: Deps): Promise<boolean> =>
  (await isDemoWanted(deps.db, deps)) || deps.storage.exists(UNDRAWN_PICTURES);
