import { randomBytes } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { hashPassword } from '#server/modules/accounts/passwords.ts';
import { listingDailyCounts, siteDailyCounts } from '#server/modules/analytics/analytics.table.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import { featuredPeriods, listingMedia, listings } from '#server/modules/listings/listings.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { reports, supportMessages } from '#server/modules/support/support.table.ts';
import { createDemoData, type DemoData } from '../create-demo-data.ts';
import { accountRows, listingRow, pictureRows } from './demo-rows.ts';

const SEED = 'slipway';

/** Small enough for one statement's parameters, large enough to be quick. */
const BATCH = 200;

async function insertAll<T extends PgTable>(tx: Executor, table: T, rows: readonly T['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += BATCH)
    await tx.insert(table).values(rows.slice(from, from + BATCH) as never);
}

async function isEmpty({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await db.select({ id: listings.id }).from(listings).limit(1)).length === 0;
}

/** Demo boats are wanted when asked for and, unless refused, in an embedded database that has none yet. */
async function isWanted({ db, config, database }: Deps): Promise<boolean> {
  return (config.demoData ?? database.embedded) && (await isEmpty({ db }));
}

async function insertMarketplace(tx: Executor, data: DemoData, passwordHash: string) {
  const sellers = accountRows(data.accounts, passwordHash);
  const idOfSeller = new Map(sellers.map(({ email, id }) => [email, id]));
  const owner = (email: string) => idOfSeller.get(email) as string;
  const withPictures = data.listings.map((listing) => ({
    listing,
    pictures: pictureRows(listing, owner(listing.sellerEmail)),
  }));
  await insertAll(tx, accounts, sellers);
  await insertAll(
    tx,
    media,
    withPictures.flatMap(({ pictures }) => pictures),
  );

  const idOf = new Map<string, number>();
  for (const { listing, pictures } of withPictures) {
    const row = listingRow(listing, owner(listing.sellerEmail), pictures);
    const [inserted] = await tx.insert(listings).values(row).returning({ id: listings.id });
    if (inserted) idOf.set(listing.key, inserted.id);
  }
  const listingId = (key: string) => idOf.get(key) as number;

  await insertAll(
    tx,
    listingMedia,
    withPictures.flatMap(({ listing, pictures }) =>
      pictures.map(({ id }) => ({ mediaId: id, listingId: listingId(listing.key) })),
    ),
  );
  await insertAll(
    tx,
    featuredPeriods,
    data.listings.flatMap(({ key, featuredUntil, approvedAt }) =>
      featuredUntil && approvedAt
        ? [{ listingId: listingId(key), startsAt: approvedAt, endsAt: featuredUntil }]
        : [],
    ),
  );
  await insertAll(
    tx,
    enquiries,
    data.enquiries.map(({ listing, ...enquiry }) => ({ ...enquiry, listingId: listingId(listing) })),
  );
  await insertAll(tx, supportMessages, data.supportMessages);
  await insertAll(
    tx,
    reports,
    data.reports.map(({ listing, ...report }) => ({ ...report, listingId: listingId(listing) })),
  );
  await insertAll(
    tx,
    listingDailyCounts,
    data.listingCounts.map(({ listing, ...counts }) => ({ ...counts, listingId: listingId(listing) })),
  );
  await insertAll(tx, siteDailyCounts, data.siteCounts);
}

/**
 * Fills an empty marketplace with demo boats, all or nothing, and answers whether it did. Its sellers have a
 * password that nobody knows: they are there to be looked at, not signed in to.
 */
export async function fillWithDemo(deps: Deps): Promise<boolean> {
  if (!(await isWanted(deps))) return false;
  const data = createDemoData({ seed: SEED, now: deps.clock.now() });
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await deps.db.transaction((tx) => insertMarketplace(tx, data, passwordHash));
  deps.pageCache.clear();
  return true;
}
