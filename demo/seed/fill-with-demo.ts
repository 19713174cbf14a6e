import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isDemoWanted } from '#server/demo-market.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword } from '#server/modules/accounts/passwords/passwords.ts';
import { createDemoData } from '../create-demo-data.ts';
import { keepUndrawn, undrawnPictures } from '../pictures/undrawn.ts';
import { createPlaceholderFinder } from './cover-placeholders.ts';
import { insertDemo } from './insert-demo.ts';

const SEED = 'slipway';

/** Any number that nothing else in this database locks. */
const FILLING_LOCK = 7_401_227;

/**
 * Fills an empty marketplace with demo boats, all or nothing, and answers whether it did. Its sellers have a
 * password that nobody knows: they are there to be looked at, not signed in to.
 */
export async function fillWithDemo(deps: Deps): Promise<boolean> {
  if (!(await isDemoWanted(deps.db, deps))) return false;
  const content = {
    data: createDemoData({ seed: SEED, now: deps.clock.now() }),
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    placeholderFor: await createPlaceholderFinder(),
  };
  const filled = await deps.db.transaction(async (tx) => {
    // Of processes that start together one fills, and the others then find it done.
    await tx.execute(sql`select pg_advisory_xact_lock(${FILLING_LOCK})`);
    if (!(await isDemoWanted(tx, deps))) return false;
    await insertDemo(tx, content);
    // The one write outside the database that belongs into the transaction: whoever holds the lock names the
    // pictures, and no boat is there without its own being named.
    await keepUndrawn(deps.storage, undrawnPictures(content.data.listings));
    return true;
  });
  if (filled) deps.pageCache.clear();
  return filled;
}
