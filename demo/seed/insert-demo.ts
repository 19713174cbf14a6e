import { eq } from 'drizzle-orm';
import type { Executor } from '../../src/server/db/executor.ts';
import { accounts } from '../../src/server/modules/accounts/accounts.table.ts';
import { companies } from '../../src/server/modules/accounts/company/company.table.ts';
import {
  analyticsEvents,
  listingDailyCounts,
  siteDailyCounts,
  unmetSearches,
} from '../../src/server/modules/analytics/analytics.table.ts';
import { enquiries } from '../../src/server/modules/enquiries/enquiries.table.ts';
import { featuredPeriods } from '../../src/server/modules/listings/featured/featured-periods.table.ts';
import { listings } from '../../src/server/modules/listings/listings.table.ts';
import { listingMedia } from '../../src/server/modules/listings/media/listing-media.table.ts';
import { media } from '../../src/server/modules/media/media.table.ts';
import type { DemoData } from '../create-demo-data.ts';
import type { DemoListing } from '../demo-listing.ts';
import type { DemoArtwork } from '../pictures/artwork.ts';
import { SAVED_SEARCHES } from '../saved-searches.ts';
import { accountRows, companyRows, listingRow, pictureRows } from './demo-rows.ts';
import { batches, insertAll } from './insert-all.ts';
import { insertConversations } from './insert-conversations.ts';
import { insertDeskWork } from './insert-desk-work.ts';
import { insertSavedSearches } from './insert-saved-searches.ts';
import { logoRows } from './logos.ts';

/** Returns the listings' numbers, in row order. */
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
  now: Date;
  passwordHash: string;
  placeholderFor: (artwork: DemoArtwork) => string | null;
  /** The perceptual hash of the copied cover. */
  copiedHash: bigint | null;
}

export async function insertDemo(tx: Executor, content: DemoContent) {
  const { data, passwordHash, placeholderFor, copiedHash } = content;
  const people = accountRows([...data.accounts, ...data.deskAccounts], passwordHash);
  const accountIds = new Map(people.map(({ email, id }) => [email, id]));
  const showsCopied = ({ title }: DemoListing) => title === data.copied.title;
  const drawn = [...data.listings, ...data.suspiciousListings].map((listing) => {
    const ownerId = accountIds.get(listing.sellerEmail) ?? '';
    const coverHash = showsCopied(listing) ? copiedHash : null;
    const pictures = pictureRows(listing, ownerId, { placeholderFor, coverHash });
    return { key: listing.key, pictures, row: listingRow(listing, ownerId) };
  });

  await insertAll(tx, accounts, people);
  await insertAll(
    tx,
    media,
    drawn.flatMap(({ pictures }) => pictures),
  );
  await insertAll(tx, media, logoRows(data.accounts, accountIds));
  await insertAll(tx, companies, companyRows(data.accounts, accountIds));
  const gone = [...data.pastSales, ...data.earlierListings];
  await insertListings(
    tx,
    gone.map((listing) => listingRow(listing, accountIds.get(listing.sellerEmail) ?? '')),
  );
  const numbers = await insertListings(
    tx,
    drawn.map(({ key, row }) => ({ ...row, price: data.priceHistories.get(key)?.[0]?.price ?? row.price })),
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
      pictures.map(({ id }, at) =>
        about({ listing: key, mediaId: id, kind: 'photo' as const, position: at + 1 }),
      ),
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
  for (const [key, [, ...later]] of data.priceHistories)
    for (const { price, at } of later)
      await tx
        .update(listings)
        .set({ price, updatedAt: at })
        .where(eq(listings.id, numberByKey.get(key) ?? 0));
  await insertAll(tx, enquiries, data.enquiries.map(about));
  await insertConversations(tx, data.conversations, { accountIds, numberByKey }, data.now);
  await insertAll(tx, listingDailyCounts, data.listingCounts.map(about));
  await insertAll(tx, siteDailyCounts, data.siteCounts);
  await insertAll(tx, unmetSearches, data.unmetSearches);
  await insertAll(
    tx,
    analyticsEvents,
    data.events.map(({ listing, ...event }) => ({
      ...event,
      listingId: listing === null ? null : (numberByKey.get(listing) ?? null),
    })),
  );
  await insertDeskWork(tx, data, { accountIds, numberByKey });
  for (const [email, searches] of Object.entries(SAVED_SEARCHES))
    await insertSavedSearches(tx, accountIds.get(email) ?? '', { searches, now: content.now });
}
