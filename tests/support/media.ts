import type { StoredMedia } from '#contract/selling/media.ts';
import { insertDocument } from '#server/modules/listings/documents/documents.repository.ts';
import { contentOf, listings } from '#server/modules/listings/listings.table.ts';
import { proposeRevision } from '#server/modules/listings/revisions/revisions.repository.ts';
import { insertMedia } from '#server/modules/media/media.repository.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
import { call, post, type SignedInAccount } from './accounts.ts';
import { insertListingMedia } from './listings.ts';
import { photo } from './photo-files.ts';
import type { TestApp } from './test-app.ts';

/** Requests an upload address as the page does. */
export async function uploadUrlFor(
  t: TestApp,
  account: SignedInAccount,
  filename = 'deck.jpg',
): Promise<string> {
  const answer = await post(
    t,
    '/api/objects/upload',
    { filename, contentType: filename.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg' },
    { headers: account.headers },
  );
  if (answer.statusCode !== 200)
    throw new Error(`Requesting an upload address returned ${answer.statusCode}`);
  return answer.json<{ uploadURL: string }>().uploadURL;
}

export const putFile = (t: TestApp, url: string, payload: Buffer, contentType = 'image/jpeg') =>
  call(t, { method: 'PUT', url, payload, headers: { 'content-type': contentType } });

/** Uploads a photo or video for the account. */
export async function uploadFile(
  t: TestApp,
  account: SignedInAccount,
  file: { name?: string; bytes?: Buffer } = {},
): Promise<StoredMedia> {
  const answer = await putFile(t, await uploadUrlFor(t, account, file.name), file.bytes ?? (await photo()));
  if (answer.statusCode !== 200)
    throw new Error(`Uploading the file returned ${answer.statusCode} ${answer.body}`);
  return answer.json<StoredMedia>();
}

type ListingRow = typeof listings.$inferInsert;

const STATES = {
  pending: () => ({ status: 'pending' }),
  rejected: (now) => ({ status: 'rejected', rejectionReason: 'Too few photos', rejectedAt: now }),
  live: (now) => ({ status: 'approved', approvedAt: now, liveAt: now }),
  'under-offer': (now) => ({ status: 'approved', approvedAt: now, liveAt: now, underOfferAt: now }),
  sold: (now) => ({ status: 'approved', approvedAt: now, liveAt: now, closedAt: now }),
  paused: (now) => ({ status: 'approved', approvedAt: now, liveAt: now, closedAt: now, paused: true }),
  deleted: (now) => ({ status: 'approved', approvedAt: now, liveAt: now, deletedAt: now }),
} as const satisfies Record<string, (now: Date) => Partial<ListingRow>>;

export type ListingStateName = keyof typeof STATES;

/** A listing in this state that shows the files, optionally with a revision that shows `proposed`. */
export async function listingWith(
  t: TestApp,
  owner: SignedInAccount,
  state: ListingStateName,
  files: { photos?: readonly string[]; video?: string; proposed?: readonly string[] },
): Promise<number> {
  const { photos = [], video, proposed = [] } = files;
  const [listing] = await t.db
    .insert(listings)
    .values({
      ownerId: owner.user.id,
      title: 'Contessa 32',
      price: 24_950,
      category: 'sailing',
      location: 'Lymington',
      sellerName: 'Anna Bell',
      ...STATES[state](t.deps.clock.now()),
    })
    .returning();
  if (!listing) throw new Error('The listing was not inserted');
  await insertListingMedia(t.db, { listingId: listing.id, revisionId: null }, { photos, video });
  if (proposed.length > 0) {
    const revision = await proposeRevision(t.db, {
      listingId: listing.id,
      content: contentOf(listing),
      at: t.deps.clock.now(),
    });
    await insertListingMedia(t.db, { listingId: listing.id, revisionId: revision.id }, { photos: proposed });
  }
  return listing.id;
}

/** A document of a listing as it is stored; returns its id. */
export async function insertStoredDocument(
  t: TestApp,
  { listingId, ownerId }: { listingId: number; ownerId: string },
): Promise<string> {
  const createdAt = t.deps.clock.now();
  const { id } = await insertMedia(t.db, {
    ownerId,
    kind: 'document',
    status: 'stored',
    fileName: 'survey.pdf',
    contentType: 'application/pdf',
    bytes: 3,
    createdAt,
    storedAt: createdAt,
  });
  await t.deps.storage.put(masterKey(id), Buffer.from('PDF'), { contentType: 'application/pdf' });
  await insertDocument(t.db, { mediaId: id, listingId, line: null, createdAt });
  return id;
}
