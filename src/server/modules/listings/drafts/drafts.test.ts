import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#domain/durations.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { findMedia } from '#server/modules/media/media.repository.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findDraft, listDrafts, replaceDraftMedia, upsertDraft } from './drafts.repository.ts';
import { deleteDraftAndFiles } from './drafts.service.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

const save = (id: string, ownerId: string, fields = {}) =>
  upsertDraft(t.db, {
    id,
    ownerId,
    title: 'Contessa 32',
    content: draftContent({ title: 'Contessa 32' }),
    step: 1,
    at: t.deps.clock.now(),
    ...fields,
  });

async function draftWith(photos: readonly string[]) {
  const draft = { id: randomUUID(), ownerId: seller.user.id };
  await save(draft.id, draft.ownerId);
  await replaceDraftMedia(t.db, draft, { chosen: { photos, video: null }, at: t.deps.clock.now() });
  return draft;
}

async function sweep() {
  await t.deps.jobs.enqueue(t.db, { name: 'sweep-uploads' }, {});
  await t.deps.jobs.drain();
}

describe('a draft', () => {
  it('stores what was typed and its photos in order, for its own account only', async () => {
    const [one, two] = [await uploadFile(t, seller), await uploadFile(t, seller)];
    const draft = await draftWith([two.id, one.id]);
    await save(draft.id, draft.ownerId, {
      title: 'Contessa',
      content: draftContent({ title: 'Contessa' }),
      step: 2,
    });
    expect(await findDraft(t.db, draft)).toMatchObject({
      title: 'Contessa',
      content: draftContent({ title: 'Contessa' }),
      step: 2,
      cover: two.id,
    });
    expect(await listDrafts(t.db, draft.ownerId)).toMatchObject([{ id: draft.id, cover: two.id }]);

    const other = await registerAccount(t);
    const theirs = { id: draft.id, ownerId: other.user.id };
    expect(await findDraft(t.db, theirs)).toBeUndefined();
    expect(await save(draft.id, other.user.id)).toBe(false);
    expect(
      await replaceDraftMedia(t.db, theirs, { chosen: { photos: [], video: null }, at: new Date() }),
    ).toBe(false);
    expect(await deleteDraftAndFiles(t.deps, t.db, theirs)).toBe(false);
    expect(await findDraft(t.db, draft)).toMatchObject({ title: 'Contessa' });
  });

  it('keeps its photos while it exists; a removed photo can be put back for a day', async () => {
    const [stays, leaves] = [await uploadFile(t, seller), await uploadFile(t, seller)];
    const draft = await draftWith([stays.id, leaves.id]);
    t.advance(20 * DAY);
    await sweep();
    await replaceDraftMedia(t.db, draft, {
      chosen: { photos: [stays.id], video: null },
      at: t.deps.clock.now(),
    });
    t.advance(DAY - 60_000);
    await sweep();
    expect(await findMedia(t.db, leaves.id)).toBeDefined();
    t.advance(120_000);
    await sweep();
    expect(await findMedia(t.db, leaves.id)).toBeUndefined();
    expect(await t.deps.storage.exists(masterKey(leaves.id))).toBe(false);
    expect(await t.deps.storage.exists(masterKey(stays.id))).toBe(true);
  });

  it('is deleted with its photos, except those that a boat uses', async () => {
    const [alone, shared] = [await uploadFile(t, seller), await uploadFile(t, seller)];
    const draft = await draftWith([alone.id, shared.id]);
    await insertListing(t.db, { ownerId: seller.user.id, imageIds: [shared.id] });
    expect(await t.db.transaction((tx) => deleteDraftAndFiles(t.deps, tx, draft))).toBe(true);
    await t.deps.jobs.drain();
    expect(await findDraft(t.db, draft)).toBeUndefined();
    expect(await t.deps.storage.exists(masterKey(alone.id))).toBe(false);
    expect(await t.deps.storage.exists(masterKey(shared.id))).toBe(true);
  });

  it('is refused beyond twenty per account; existing drafts can still be changed', async () => {
    const { user } = await registerAccount(t);
    const ids = Array.from({ length: DRAFT_LIMITS.perAccount }, () => randomUUID());
    for (const id of ids) expect(await save(id, user.id)).toBe(true);
    expect(await save(randomUUID(), user.id)).toBe(false);
    expect(await save(ids[0] ?? '', user.id, { step: 3 })).toBe(true);
    expect(await listDrafts(t.db, user.id)).toHaveLength(DRAFT_LIMITS.perAccount);
  });
});

describe('saving a draft through the API', () => {
  const put = (id: string, body: object, account = seller) =>
    call(t, { method: 'PUT', url: `/api/drafts/${id}`, payload: body, headers: account.headers });
  const ask = (url: string, account = seller) => call(t, { url, headers: account.headers });

  it('it opens on another device as typed, with its photos, and is listed with its cover', async () => {
    const photo = await uploadFile(t, seller);
    const id = randomUUID();
    const item = {
      id: 'x',
      url: photo.url,
      type: 'photo',
      name: 'deck.jpg',
      size: 1,
      isMain: true,
      order: 0,
    };
    const content = {
      ...draftContent({ title: 'Half a boat', price: '12,5', electronics: ['GPS'] }),
      otherTexts: { electronics: 'Navtex' },
      uploadedMedia: [item],
      currentStep: 2,
    };
    const saved = (await put(id, content)).json();
    expect(saved).toMatchObject({
      id,
      title: 'Half a boat',
      price: '12,5',
      cover: photo.url,
      currentStep: 2,
    });
    expect((await ask(`/api/drafts/${id}`)).json()).toMatchObject(content);
    expect((await ask('/api/drafts')).json()[0]).toEqual(
      expect.objectContaining({ id, title: 'Half a boat', cover: photo.url, savedAt: saved.savedAt }),
    );
    const other = await registerAccount(t);
    expect((await ask(`/api/drafts/${id}`, other)).statusCode).toBe(404);
    expect((await put(id, content, other)).statusCode).toBe(409);
  });

  it('does not overwrite a newer copy from another device', async () => {
    const id = randomUUID();
    const first = (await put(id, draftContent({ title: 'One' }))).json();
    t.advance(1_000);
    await put(id, { ...draftContent({ title: 'Two' }), basedOn: first.savedAt });
    const stale = await put(id, { ...draftContent({ title: 'Three' }), basedOn: first.savedAt });
    expect(stale.statusCode).toBe(409);
    expect((await ask(`/api/drafts/${id}`)).json().title).toBe('Two');
  });

  it('refuses other accounts’ photos and more text than a listing could hold', async () => {
    const other = await registerAccount(t);
    const theirs = await uploadFile(t, other);
    const item = { id: 'x', url: theirs.url, type: 'photo', name: 'a', size: 1, isMain: true, order: 0 };
    expect((await put(randomUUID(), { ...draftContent(), uploadedMedia: [item] })).statusCode).toBe(400);
    const words = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`f${at}`, 'x'.repeat(9_000)]));
    expect((await put(randomUUID(), draftContent(words))).statusCode).toBe(400);
    expect((await put('no-id', draftContent())).statusCode).toBe(400);
  });
});
