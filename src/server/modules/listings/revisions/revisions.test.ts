import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '#server/db/drizzle.ts';
import { findMedia } from '#server/modules/media/media.repository.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { type InsertedListing, insertListing, insertPhoto } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { contentOf, listings } from '../listings.table.ts';
import { replaceMedia } from '../media/listing-media.repository.ts';
import { deleteUnattached, isPublicMedia } from '../media/media-visibility.ts';
import {
  approveRevision,
  findPendingRevision,
  proposeRevision,
  rejectRevision,
  withdrawRevision,
} from './revisions.repository.ts';

let t: TestApp;
let owner: SignedInAccount;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  owner = await registerAccount(t);
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());

const at = new Date('2031-05-01T12:00:00Z');
let boat: InsertedListing;
let kept: string;
let old: string;
let fresh: string;

const publicBoat = async () => (await call(t, { url: `/api/boats/${boat.id}` })).json();
const isPublic = (id: string) => isPublicMedia(t.db, id);
const url = (id: string) => `/objects/uploads/${id}`;

/** Proposes another title, price and photos. */
async function propose(title = 'Afterwards') {
  const revision = await proposeRevision(t.db, {
    listingId: boat.id,
    content: { ...contentOf(boat), title, price: 9_500 },
    at,
  });
  const version = { listingId: boat.id, revisionId: revision.id };
  await replaceMedia(t.db, version, {
    ownerId: owner.user.id,
    chosen: { photos: [fresh, kept], video: null },
    at,
  });
  return revision;
}

beforeEach(async () => {
  const ownerId = owner.user.id;
  [kept, old, fresh] = [
    await insertPhoto(t.db, ownerId),
    await insertPhoto(t.db, ownerId),
    await insertPhoto(t.db, ownerId),
  ];
  boat = await insertListing(t.db, { ownerId, title: 'Before', imageIds: [kept, old] });
});

describe('a revision of a live boat', () => {
  it('changes nothing public until it is approved, then publishes exactly what was reviewed', async () => {
    const { version, baseVersion } = await propose();
    expect(baseVersion).toBe(version - 1);
    expect(await publicBoat()).toMatchObject({ title: 'Before', images: [url(kept), url(old)] });
    expect(await isPublic(fresh)).toBe(false);

    const decision = { listingId: boat.id, version, reviewedBy: admin.user.id, at };
    expect(await t.db.transaction((tx) => approveRevision(tx, decision))).toBe(true);
    expect(await publicBoat()).toMatchObject({
      title: 'Afterwards',
      price: 9_500,
      images: [url(fresh), url(kept)],
      cover: { url: url(fresh) },
    });
    expect([await isPublic(fresh), await isPublic(kept), await isPublic(old)]).toEqual([true, true, false]);
    expect(await findPendingRevision(t.db, boat.id)).toBeUndefined();
    const [row] = await t.db.select().from(listings).where(eq(listings.id, boat.id));
    expect(row).toMatchObject({ reviewedBy: admin.user.id, reviewedAt: at });
    expect(row?.reviewVersion).toBeGreaterThan(version);
  });

  it('that changed since it was reviewed is neither approved nor rejected; two administrators decide only once', async () => {
    const seen = await propose('Seen');
    const changed = await propose('Changed');
    expect(changed).toMatchObject({ id: seen.id, baseVersion: seen.baseVersion, version: seen.version + 1 });
    const decision = { listingId: boat.id, reviewedBy: admin.user.id, at };
    expect(await approveRevision(t.db, { ...decision, version: seen.version })).toBe(false);
    expect(await rejectRevision(t.db, { ...decision, version: seen.version, reason: 'No' })).toBe(false);
    expect(await rejectRevision(t.db, { ...decision, version: changed.version, reason: 'No' })).toBe(true);
    expect(await approveRevision(t.db, { ...decision, version: changed.version })).toBe(false);
    expect((await publicBoat()).title).toBe('Before');
  });

  it('that is withdrawn releases its photos, which are deleted a day later', async () => {
    await propose();
    expect(await withdrawRevision(t.db, { listingId: boat.id, at })).toBe(true);
    expect(await withdrawRevision(t.db, { listingId: boat.id, at })).toBe(false);
    expect(await deleteUnattached(t.db, { unusedSince: at, limit: 100 })).not.toContain(fresh);
    const later = new Date(at.getTime() + 1);
    expect(await deleteUnattached(t.db, { unusedSince: later, limit: 100 })).toContain(fresh);
    expect(await findMedia(t.db, kept)).toBeDefined();
  });

  it('that was rejected can be withdrawn once, unless a newer one was decided since', async () => {
    const { version } = await propose();
    const decision = { listingId: boat.id, reviewedBy: admin.user.id, at };
    await rejectRevision(t.db, { ...decision, version, reason: 'No' });
    expect(await withdrawRevision(t.db, { listingId: boat.id, at })).toBe(true);
    expect(await withdrawRevision(t.db, { listingId: boat.id, at })).toBe(false);

    const refused = await propose();
    await rejectRevision(t.db, { ...decision, version: refused.version, reason: 'No' });
    const better = await propose('Better');
    await t.db.transaction((tx) => approveRevision(tx, { ...decision, version: better.version }));
    expect(await withdrawRevision(t.db, { listingId: boat.id, at })).toBe(false);
    expect((await publicBoat()).title).toBe('Better');
  });

  it('cannot use another account’s files', async () => {
    const foreign = await insertPhoto(t.db, admin.user.id);
    const revision = await propose();
    await expect(
      replaceMedia(
        t.db,
        { listingId: boat.id, revisionId: revision.id },
        { ownerId: owner.user.id, chosen: { photos: [foreign], video: null }, at },
      ),
    ).rejects.toThrow('no longer there');
  });
});
