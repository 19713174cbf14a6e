import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { media } from '#server/modules/media/media.table.ts';

export type ListingFields = Partial<typeof listings.$inferInsert>;
export type InsertedListing = typeof listings.$inferSelect;

/** An account that can own listings, without a password that would let it sign in. */
export async function insertSeller(
  db: Executor,
  fields: Partial<typeof accounts.$inferInsert> = {},
): Promise<string> {
  const email = fields.email ?? `seller-${randomUUID()}@example.org`;
  const [seller] = await db
    .insert(accounts)
    .values({ firstName: 'Sam', lastName: 'Seller', passwordHash: '-', emailKey: email, ...fields, email })
    .returning({ id: accounts.id });
  if (!seller) throw new Error('The seller was not inserted');
  return seller.id;
}

/** A live sailing boat in Lymington unless told otherwise; `ownerId` defaults to a new seller. */
export async function insertListing(db: Executor, fields: ListingFields = {}): Promise<InsertedListing> {
  const liveAt = fields.liveAt ?? new Date();
  const [row] = await db
    .insert(listings)
    .values({
      title: 'A boat',
      price: 10_000,
      category: 'sailing',
      location: 'Lymington',
      county: 'Hampshire',
      latitude: 50.758,
      longitude: -1.545,
      sellerName: 'Sam Seller',
      status: 'approved',
      approvedAt: liveAt,
      ...fields,
      liveAt,
      ownerId: fields.ownerId ?? (await insertSeller(db)),
    })
    .returning();
  if (!row) throw new Error('The listing was not inserted');
  return row;
}

/** Changes a listing behind the services' back, as a test's shortcut to a state. */
export async function changeListing(db: Executor, id: number, fields: ListingFields): Promise<void> {
  await db.update(listings).set(fields).where(eq(listings.id, id));
}

/** A stored photograph; put its id among a listing's `imageIds`. */
export async function insertPhoto(
  db: Executor,
  ownerId: string,
  fields: Partial<typeof media.$inferInsert> = {},
): Promise<string> {
  const [photo] = await db
    .insert(media)
    .values({
      ownerId,
      kind: 'photo',
      status: 'stored',
      fileName: 'boat.jpg',
      contentType: 'image/jpeg',
      width: 1600,
      height: 1200,
      ...fields,
    })
    .returning({ id: media.id });
  if (!photo) throw new Error('The photograph was not inserted');
  return photo.id;
}
