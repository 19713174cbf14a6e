import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { announceListingsChanged } from '../../src/server/db/adapters/transactions.ts';
import { isDemoWanted } from '../../src/server/demo-market.ts';
import type { Deps } from '../../src/server/deps.ts';
import { hashPassword } from '../../src/server/modules/accounts/passwords/passwords.ts';
import { sinkUnconfirmed } from '../../src/server/modules/listings/freshness/freshness.repository.ts';
import { pictureHashOf } from '../../src/server/modules/media/photos/picture-hash.ts';
import { masterKey } from '../../src/server/modules/media/photos/renditions.ts';
import { serverTurn } from '../../src/server/platform/work/work-gate.ts';
import { createDemoData } from '../create-demo-data.ts';
import type { DemoListing } from '../demo-listing.ts';
import { artworksOf } from '../pictures/artwork.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { saveUndrawn, undrawnPictures } from '../pictures/undrawn.ts';
import { createPlaceholderFinder } from './cover-placeholders.ts';
import { insertDemo } from './insert-demo.ts';
import { drawLogos } from './logos.ts';

const SEED = 'slipway';

/** Any number that nothing else in this database locks. */
const FILLING_LOCK = 7_401_227;

async function drawCover(listing: DemoListing): Promise<Buffer> {
  const [cover] = artworksOf(listing);
  if (!cover) throw new Error(`${listing.title} has no pictures`);
  return drawPicture(cover);
}

/**
 * Fills an empty database with demo boats, all or nothing, and returns whether it did. The demo sellers have random
 * passwords, so nobody can sign in as them.
 */
export async function fillWithDemo(deps: Deps): Promise<boolean> {
  if (!(await isDemoWanted(deps.db, deps))) return false;
  const now = deps.clock.now();
  const data = createDemoData({ seed: SEED, now });
  const logos = await drawLogos(data.accounts);
  const content = {
    data,
    now,
    // The one picture that two accounts share is drawn now, so that its hash is known from the start.
    copiedHash: await pictureHashOf(await drawCover(data.copied)),
    passwordHash: await hashPassword(randomBytes(32).toString('base64url'), serverTurn('demo')),
    placeholderFor: await createPlaceholderFinder(),
  };
  return deps.db.transaction(async (tx) => {
    // If several processes start together, one fills the database and the others find it done.
    await tx.execute(sql`select pg_advisory_xact_lock(${FILLING_LOCK})`);
    if (!(await isDemoWanted(tx, deps))) return false;
    await insertDemo(tx, content);
    // Done already by the hourly job in a market as old as this one.
    await sinkUnconfirmed(tx, deps.clock.now());
    announceListingsChanged(tx);
    for (const [id, logo] of logos)
      await deps.storage.put(masterKey(id), logo, { contentType: 'image/jpeg' });
    // The other write outside the database that belongs to the transaction: the process with the lock registers the
    // pictures, so that no boat exists without them.
    await saveUndrawn(deps.storage, undrawnPictures([...data.listings, ...data.suspiciousListings]));
    return true;
  });
}
