import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listingDailyCounts, siteDailyCounts } from '#server/modules/analytics/analytics.table.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import { featuredPeriods } from '#server/modules/listings/featured/featured-periods.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingMedia } from '#server/modules/listings/media/listing-media.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { reports, supportMessages } from '#server/modules/support/support.table.ts';
import type { DemoData } from '../create-demo-data.ts';
import type { DemoArtwork } from '../pictures/artwork.ts';
import { accountRows, listingRow, pictureRows } from './demo-rows.ts';

/** Well below the 65,535 parameters that one statement can have. */
const PARAMETERS = 20_000;

function* batches<Row extends object>(rows: readonly Row[]) {
  const size = Math.floor(PARAMETERS / Object.keys(rows[0] ?? { none: 0 }).length);
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

async function insertAll<T extends PgTable>(tx: Executor, table: T, rows: readonly T['$inferInsert'][]) {
  // What stands there already, such as today's visits, stays as it is.
  for (const batch of batches(rows))
    await tx
      .insert(table)
      .values(batch as never)
      .onConflictDoNothing();
}

/** Answers the listings' numbers, in the order of the rows. */
async function insertListings(tx: Executor, rows: readonly (typeof listings.$inferInsert)[]) {
  const numbers: number[] = [];
  for (const batch of batches(rows)) {
    const inserted = await tx
      .insert(listings)
      .values([...batch])
      .returning({ id: listings.id });
    numbers.push(...inserted.map(({ id }) => id));
  }
  return numbers;
}

export interface DemoContent {
  data: DemoData;
  passwordHash: string;
  placeholderFor: (artwork: DemoArtwork) => string | null;
}

export async function insertDemo(tx: Executor, { data, passwordHash, placeholderFor }: DemoContent) {
  const sellers = accountRows(data.accounts, passwordHash);
  const sellerIds = new Map(sellers.map(({ email, id }) => [email, id]));
  const drawn = data.listings.map((listing) => {
    const ownerId = sellerIds.get(listing.sellerEmail) ?? '';
    const pictures = pictureRows(listing, ownerId, placeholderFor);
    return { key: listing.key, pictures, row: listingRow(listing, ownerId) };
  });

  await insertAll(tx, accounts, sellers);
  await insertAll(
    tx,
    media,
    drawn.flatMap(({ pictures }) => pictures),
  );
  const numbers = await insertListings(
    tx,
    drawn.map(({ row }) => row),
  );
  const numberByKey = new Map(drawn.map(({ key }, at) => [key, numbers[at]]));
  const about = <Fact extends { listing: string }>({ listing, ...fact }: Fact) => ({
    ...fact,
    listingId: numberByKey.get(listing) ?? 0,
  });

  await insertAll(
    tx,
    listingMedia,
    drawn.flatMap(({ key, pictures }) =>
      pictures.map(({ id, kind }, at) => about({ listing: key, mediaId: id, kind, position: at + 1 })),
    ),
  );
  await insertAll(
    tx,
    featuredPeriods,
    data.listings.flatMap(({ key, featuredUntil, approvedAt }) =>
      featuredUntil && approvedAt
        ? [about({ listing: key, startsAt: approvedAt, endsAt: featuredUntil })]
        : [],
    ),
  );
  await insertAll(tx, enquiries, data.enquiries.map(about));
  await insertAll(tx, supportMessages, data.supportMessages);
  await insertAll(tx, reports, data.reports.map(about));
  await insertAll(tx, listingDailyCounts, data.listingCounts.map(about));
  await insertAll(tx, siteDailyCounts, data.siteCounts);
}
