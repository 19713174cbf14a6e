import { randomUUID } from 'node:crypto';
import { eq } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import type { Version } from '#server/modules/listings/media/listing-media.repository.ts';
import { listingMedia } from '#server/modules/listings/media/listing-media.table.ts';
import { media } from '#server/modules/media/media.table.ts';

export type ListingFields = Partial<typeof listings.$inferInsert> & {
  /** The photos of the live version, cover first. */
  imageIds?: readonly string[];
};
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

/** The columns that the services write with a rejection. */
const rejectionColumns = ({ status }: ListingFields) =>
  status === 'rejected' ? { rejectedAt: new Date() } : {};

/** Adds files to a version of a listing, in this order. */
export async function insertListingMedia(
  db: Executor,
  version: Version,
  { photos = [], video }: { photos?: readonly string[]; video?: string },
): Promise<void> {
  const places = [
    ...photos.map((mediaId, at) => ({ ...version, mediaId, kind: 'photo' as const, position: at + 1 })),
    ...(video ? [{ ...version, mediaId: video, kind: 'video' as const, position: 1 }] : []),
  ];
  if (places.length > 0) await db.insert(listingMedia).values(places);
}

/** A live sailing boat in Lymington by default; `ownerId` defaults to a new seller. */
export async function insertListing(
  db: Executor,
  { imageIds, ...fields }: ListingFields = {},
): Promise<InsertedListing> {
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
      ...rejectionColumns(fields),
      ...fields,
      liveAt,
      ownerId: fields.ownerId ?? (await insertSeller(db)),
    })
    .returning();
  if (!row) throw new Error('The listing was not inserted');
  await insertListingMedia(db, { listingId: row.id, revisionId: null }, { photos: imageIds });
  return row;
}

/** Changes a listing directly in the database, as a shortcut to a state. */
export async function changeListing(
  db: Executor,
  id: number,
  { imageIds: _, ...fields }: ListingFields,
): Promise<void> {
  await db
    .update(listings)
    .set({ updatedAt: new Date(), ...rejectionColumns(fields), ...fields })
    .where(eq(listings.id, id));
}

/** Inserts a stored photograph; add its id to a listing's `imageIds`. */
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
