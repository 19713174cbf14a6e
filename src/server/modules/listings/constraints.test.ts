import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { setSuspension } from '#server/modules/accounts/accounts.repository.ts';
import { media } from '#server/modules/media/media.table.ts';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { changeListing, insertListing, insertPhoto, insertSeller } from '#tests/support/listings.ts';
import { draftMedia, drafts } from './drafts/drafts.table.ts';
import { contentOf, listings } from './listings.table.ts';
import { listingMedia } from './media/listing-media.table.ts';
import { priceHistory } from './prices/price-history.table.ts';
import { listingRevisions } from './revisions/revisions.table.ts';

describeOnBothDatabases('database constraints and triggers', (open) => {
  let database: Database;
  let ownerId: string;
  beforeAll(async () => {
    database = await open();
    ownerId = await insertSeller(database.db);
  });
  afterAll(() => database.close());

  const boat = () => insertListing(database.db, { ownerId });
  const photo = () => insertPhoto(database.db, ownerId);
  const video = () => insertPhoto(database.db, ownerId, { kind: 'video' });
  const revision = (row: Awaited<ReturnType<typeof boat>>, fields = {}) =>
    database.db
      .insert(listingRevisions)
      .values({ listingId: row.id, version: 2, baseVersion: 1, content: contentOf(row), ...fields })
      .returning();
  const place = (
    fields: Partial<typeof listingMedia.$inferInsert> & { listingId: number; mediaId: string },
  ) => database.db.insert(listingMedia).values({ kind: 'photo', position: 1, ...fields });
  const refusal = (name: string) => ({ cause: expect.objectContaining({ constraint: name }) });

  describe('for photos', () => {
    it('allow one per position, each only once, twenty photos and one video', async () => {
      const { id: listingId } = await boat();
      const [one, other] = [await photo(), await photo()];
      await place({ listingId, mediaId: one });
      await expect(place({ listingId, mediaId: other })).rejects.toMatchObject(
        refusal('listing_media_place'),
      );
      await expect(place({ listingId, mediaId: one, position: 2 })).rejects.toMatchObject(
        refusal('listing_media_once'),
      );
      for (const position of [0, 21])
        await expect(place({ listingId, mediaId: other, position })).rejects.toMatchObject(
          refusal('listing_media_position'),
        );
      const film = await video();
      await expect(place({ listingId, mediaId: film, kind: 'video', position: 2 })).rejects.toMatchObject(
        refusal('listing_media_position'),
      );
      await expect(place({ listingId, mediaId: film, position: 2 })).rejects.toMatchObject(
        refusal('listing_media_file_fk'),
      );
    });

    it('allow the same one in the public version and its revision, but not in another boat’s revision', async () => {
      const [row, another] = [await boat(), await boat()];
      const mediaId = await photo();
      const [waiting] = await revision(row);
      await place({ listingId: row.id, mediaId });
      await place({ listingId: row.id, mediaId, revisionId: waiting?.id });
      await expect(place({ listingId: another.id, mediaId, revisionId: waiting?.id })).rejects.toMatchObject(
        refusal('listing_media_revision_fk'),
      );
    });

    it('prevent deleting one that is in use', async () => {
      const { id: listingId } = await boat();
      const [shown, drafted] = [await photo(), await photo()];
      await place({ listingId, mediaId: shown });
      const draftId = randomUUID();
      const now = new Date();
      await database.db
        .insert(drafts)
        .values({ id: draftId, ownerId, content: draftContent(), createdAt: now, updatedAt: now });
      await database.db.insert(draftMedia).values({ draftId, mediaId: drafted, kind: 'photo', position: 1 });
      for (const [id, key] of [
        [shown, 'listing_media_file_fk'],
        [drafted, 'draft_media_file_fk'],
      ] as const)
        await expect(database.db.delete(media).where(eq(media.id, id))).rejects.toMatchObject(refusal(key));
    });
  });

  it('refuse revisions: a second pending one, a duplicate version, a base that is not older, an incomplete decision', async () => {
    const row = await boat();
    await revision(row);
    await expect(revision(row, { version: 3 })).rejects.toMatchObject(
      refusal('listing_revisions_one_waiting'),
    );
    await expect(revision(row, { status: 'withdrawn' })).rejects.toMatchObject(
      refusal('listing_revisions_version'),
    );
    const later = { version: 4, status: 'withdrawn' };
    await expect(revision(row, { ...later, baseVersion: 4 })).rejects.toMatchObject(
      refusal('listing_revisions_base'),
    );
    await expect(revision(row, { ...later, status: 'approved' })).rejects.toMatchObject(
      refusal('listing_revisions_review'),
    );
    await expect(
      revision(row, { ...later, status: 'rejected', reviewedAt: new Date() }),
    ).rejects.toMatchObject(refusal('listing_revisions_rejected'));
  });

  it('refuse drafts: too much content, a step that does not exist', async () => {
    const now = new Date();
    const draft = (fields: object) =>
      database.db.insert(drafts).values({
        id: randomUUID(),
        ownerId,
        content: draftContent(),
        createdAt: now,
        updatedAt: now,
        ...fields,
      });
    await expect(draft({ content: draftContent({ description: 'a'.repeat(65_536) }) })).rejects.toMatchObject(
      refusal('drafts_content'),
    );
    await expect(draft({ title: 'a'.repeat(201) })).rejects.toMatchObject(refusal('drafts_title'));
    await expect(draft({ step: 4 })).rejects.toMatchObject(refusal('drafts_step'));
  });

  it('refuse a rejection without its time and deleting an account that owns listings', async () => {
    const { id } = await boat();
    await expect(
      database.db
        .update(listings)
        .set({ status: 'rejected', rejectionReason: 'Blurred' })
        .where(eq(listings.id, id)),
    ).rejects.toMatchObject(refusal('listings_rejected'));
    const { ownerId: needed } = await insertListing(database.db);
    await expect(database.db.execute(sql`delete from accounts where id = ${needed}`)).rejects.toMatchObject(
      refusal('listings_owner_fk'),
    );
  });

  it('suspending an account hides its boats immediately, also in the counts; a suspended account cannot add one', async () => {
    const accountId = await insertSeller(database.db);
    const { id } = await insertListing(database.db, { ownerId: accountId, category: 'superyachts' });
    const state = async () => {
      const [row] = await database.db.select().from(listings).where(eq(listings.id, id));
      const { rows } = await database.db.execute<{ total: number }>(
        sql`select sum(total)::int as total from category_counts where category = 'superyachts'`,
      );
      return { live: row?.live, shown: row?.shown, counted: rows[0]?.total };
    };
    expect(await state()).toEqual({ live: true, shown: true, counted: 1 });
    const now = new Date();
    const suspension = { at: now, reason: 'Sells boats that are not theirs' };
    await setSuspension(database.db, { id: accountId, suspension, now });
    expect(await state()).toEqual({ live: false, shown: false, counted: 0 });
    await expect(insertListing(database.db, { ownerId: accountId })).rejects.toMatchObject(
      refusal('listings_owner_fk'),
    );
    await expect(changeListing(database.db, id, { ownerSuspended: false })).rejects.toMatchObject(
      refusal('listings_owner_fk'),
    );
    await setSuspension(database.db, { id: accountId, suspension: null, now });
    expect(await state()).toEqual({ live: true, shown: true, counted: 1 });
  });

  it('price history starts when a boat goes live and uses the application’s clock', async () => {
    const at = (day: number) => new Date(Date.UTC(2031, 0, day));
    const { id } = await insertListing(database.db, {
      ownerId,
      status: 'pending',
      price: 10,
      approvedAt: null,
    });
    await changeListing(database.db, id, { liveAt: null, updatedAt: at(1) });
    await changeListing(database.db, id, { price: 20, updatedAt: at(2) });
    await changeListing(database.db, id, {
      status: 'approved',
      approvedAt: at(3),
      liveAt: at(3),
      updatedAt: at(3),
    });
    await changeListing(database.db, id, { price: 30, updatedAt: at(4) });
    await changeListing(database.db, id, { closedAt: at(5), updatedAt: at(5) });
    await changeListing(database.db, id, { price: 40, updatedAt: at(6) });
    await changeListing(database.db, id, { closedAt: null, title: 'Back again', updatedAt: at(7) });
    const history = await database.db
      .select({ price: priceHistory.price, changedAt: priceHistory.changedAt })
      .from(priceHistory)
      .where(eq(priceHistory.listingId, id))
      .orderBy(priceHistory.id);
    expect(history).toEqual([
      { price: 20, changedAt: at(3) },
      { price: 30, changedAt: at(4) },
      { price: 40, changedAt: at(6) },
    ]);
    await expect(
      database.db.update(listings).set({ price: 50 }).where(eq(listings.id, id)),
    ).rejects.toThrow();
  });
});
