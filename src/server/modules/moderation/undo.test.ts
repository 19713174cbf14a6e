import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import type { Report } from '#contract/admin/reports.ts';
import { UNDO_ACCEPTED_MS } from '#domain/listings/review/undo.ts';
import { eq } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { priceHistory } from '#server/modules/listings/prices/price-history.table.ts';
import { forgetUndoableJob } from '#server/modules/listings/review/undo.service.ts';
import { undoableDecisions } from '#server/modules/listings/review/undo.table.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let colleague: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
  colleague = await registerAccount(t, { role: 'admin' });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const BOAT = {
  title: 'Contessa 32',
  category: 'sailing',
  price: 24_950,
  location: 'Lymington',
  sellerName: 'Anna Bell',
};
const submit = async (fields: object = {}): Promise<number> =>
  (await post(t, '/api/boats', { ...BOAT, ...fields }, seller)).json().id;
const edit = (id: number, payload: object) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload, headers: seller.headers });
const act = async (path: string, body: object = {}, account = admin) =>
  post(t, `/api/admin/${path}`, body, account);
const undo = (id: string, account = admin) => act(`undo/${id}`, {}, account);
const entryOf = async (id: number): Promise<PendingBoat | undefined> =>
  (await call(t, { url: '/api/admin/pending-boats?limit=100', headers: admin.headers }))
    .json<PendingBoat[]>()
    .find((entry) => entry.id === id);
const asOwner = async (id: number) =>
  (await call(t, { url: `/api/boats/${id}`, headers: seller.headers })).json();
const rowOf = async (id: number) => (await t.db.select().from(listings).where(eq(listings.id, id)))[0];
const subjects = async () => (await mailsTo(t, seller.user.email)).map(({ subject }) => subject ?? '');
const trail = async () =>
  (await call(t, { url: '/api/admin/audit', headers: admin.headers }))
    .json<{ description: string }[]>()
    .map(({ description }) => description);

/** What a decision may change; the version and the time of the last change always move on. */
async function stateOf(id: number) {
  const { reviewVersion: _, updatedAt: __, ...row } = (await rowOf(id)) ?? {};
  const own = await asOwner(id);
  const prices = await t.db.$count(priceHistory, eq(priceHistory.listingId, id));
  return { row, images: own.images, prices };
}

it('an approval can be undone for ten seconds: nothing is mailed, and the listing waits in its place again', async () => {
  const id = await submit({ title: 'Hasty' });
  const before = await stateOf(id);
  const { undoId } = (await act(`approve-boat/${id}`, { undoable: true })).json();
  expect((await call(t, { url: `/api/boats/${id}` })).statusCode).toBe(200);
  t.advance(9_000);
  expect((await undo(undoId, colleague)).statusCode, 'only by the same administrator').toBe(404);
  expect((await undo(undoId)).json()).toMatchObject({ boatId: id });
  expect(await stateOf(id)).toEqual(before);
  expect((await call(t, { url: `/api/boats/${id}` })).statusCode).toBe(404);
  expect(await entryOf(id)).toMatchObject({ title: 'Hasty', isEdit: false });
  expect((await subjects()).filter((subject) => subject.endsWith(': Hasty'))).toEqual([
    'We have received your listing: Hasty',
  ]);
  expect((await trail()).slice(0, 2)).toEqual([
    'Undid the approval of the listing “Hasty”',
    'Approved the listing “Hasty”',
  ]);
  expect((await undo(undoId)).statusCode, 'once').toBe(404);
});

it('undoing the approval of an edit restores the public text, price and photos, and the edit waits again', async () => {
  const [old, young] = [await uploadFile(t, seller), await uploadFile(t, seller)];
  const id = await submit({ title: 'Before', images: [old.url] });
  await act(`approve-boat/${id}`);
  t.advance(1_000);
  await edit(id, { title: 'After', description: 'New words', images: [young.url] });
  const [before, waiting] = [await stateOf(id), await entryOf(id)];
  const { undoId } = (await act(`approve-boat/${id}`, { undoable: true })).json();
  expect(await asOwner(id)).toMatchObject({ title: 'After', images: [young.url] });
  expect((await undo(undoId)).statusCode).toBe(200);
  expect(await stateOf(id)).toEqual(before);
  expect(await entryOf(id)).toMatchObject({
    title: 'After',
    changes: waiting?.changes,
    photoChange: waiting?.photoChange,
  });
  await act(`approve-boat/${id}`, { version: (await entryOf(id))?.reviewVersion });
  expect(await asOwner(id)).toMatchObject({ title: 'After', images: [young.url] });
});

it('a rejection that was undone is not counted against the seller', async () => {
  const id = await submit({ title: 'Wrongly rejected' });
  const { undoId } = (
    await act(`reject-boat/${id}`, { reason: 'Blurred', emailSeller: true, undoable: true })
  ).json();
  expect((await asOwner(id)).status).toBe('rejected');
  await undo(undoId);
  const entry = await entryOf(id);
  expect(entry?.facts.map(({ kind }) => kind)).not.toContain('earlier-rejections');
  expect(await subjects()).not.toContain('Your listing needs changes: Wrongly rejected');
});

it('undoing a take-down publishes the boat as it was, with its waiting edit, and opens its reports again', async () => {
  const photo = await uploadFile(t, seller);
  const id = await submit({ title: 'Honest sloop' });
  await act(`approve-boat/${id}`);
  await act(`feature-boat/${id}`, { featured: true });
  await edit(id, { title: 'Honest sloop, improved', images: [photo.url] });
  await post(t, `/api/boats/${id}/report`, { reason: 'Something else', email: 'reporter@example.org' });
  const reportOf = async (state = 'open') =>
    (await call(t, { url: `/api/admin/reports?limit=100&state=${state}`, headers: admin.headers }))
      .json<Report[]>()
      .find(({ boat }) => boat.id === id);
  const before = await stateOf(id);
  const report = await reportOf();
  t.advance(1_000);
  const { undoId } = (
    await act(`reports/${report?.id}/take-down`, { reason: 'A scam', undoable: true })
  ).json();
  expect(await reportOf()).toBeUndefined();
  expect((await undo(undoId)).statusCode).toBe(200);
  expect(await stateOf(id)).toEqual(before);
  expect(await reportOf()).toEqual(report);
  expect(await entryOf(id)).toMatchObject({ title: 'Honest sloop, improved', images: [photo.url] });
  expect(await mailsTo(t, 'reporter@example.org')).toEqual([]);
  expect((await trail())[0]).toBe('Undid taking down the listing “Honest sloop”');
});

it('is refused once the mail is on its way, the time is over or the seller has changed the listing', async () => {
  const sent = await submit({ title: 'Mailed' });
  const first = (await act(`approve-boat/${sent}`, { undoable: true })).json();
  expect(await subjects()).toContain('Your listing is live: Mailed');
  expect((await undo(first.undoId)).statusCode).toBe(409);
  expect((await asOwner(sent)).status).toBe('approved');

  const late = await submit({ title: 'Late' });
  const second = (await act(`approve-boat/${late}`, { undoable: true })).json();
  t.advance(UNDO_ACCEPTED_MS + 1);
  expect((await undo(second.undoId)).json().error).toContain('too late');

  const changed = await submit({ title: 'Changed' });
  const third = (await act(`reject-boat/${changed}`, { reason: 'Blurred', undoable: true })).json();
  await edit(changed, { title: 'Changed indeed' });
  expect((await undo(third.undoId)).json().error).toContain('has changed since your decision');
  expect(await subjects()).toContain('Your listing needs changes: Changed');
});

it('a decision without the wish to undo is final and mailed at once; old records are forgotten', async () => {
  const id = await submit({ title: 'Final' });
  expect((await act(`approve-boat/${id}`)).json().undoId).toBeUndefined();
  t.advance(UNDO_ACCEPTED_MS + 1);
  await forgetUndoableJob(t.deps).run({});
  expect(await t.db.$count(undoableDecisions)).toBe(0);
});

it('a decision that came too late names who decided and when', async () => {
  const id = await submit({ title: 'Contested' });
  await act(`approve-boat/${id}`);
  expect((await act(`reject-boat/${id}`, { reason: 'No' }, colleague)).json().error).toMatch(
    /^Harriet Master approved this listing on \d+ \w{3} \d{4}, \d\d:\d\d$/,
  );
  await post(t, `/api/boats/${id}/report`, { reason: 'Something else' });
  const [report] = (await call(t, { url: '/api/admin/reports?limit=1', headers: admin.headers })).json<
    Report[]
  >();
  await act(`reports/${report?.id}/dismiss`);
  expect((await act(`reports/${report?.id}/dismiss`, {}, colleague)).json().error).toMatch(
    /^Harriet Master dismissed this report on \d+ \w{3} \d{4}, \d\d:\d\d$/,
  );
});

const state = (id: number, to: string) => post(t, `/api/my-boats/${id}/state`, { state: to }, seller);

it('FRESH-01 a confirmation is no change of content: the decision can still be undone, and the confirmation stays', async () => {
  const fresh = await submit({ title: 'Confirmed at once' });
  const first = (await act(`approve-boat/${fresh}`, { undoable: true })).json();
  t.advance(1_000);
  expect((await post(t, `/api/my-boats/${fresh}/confirm`, {}, seller)).statusCode).toBe(200);
  expect((await undo(first.undoId)).statusCode).toBe(200);
  expect(await entryOf(fresh)).toMatchObject({ title: 'Confirmed at once', isEdit: false });

  const edited = await submit({ title: 'Old words' });
  await act(`approve-boat/${edited}`);
  await edit(edited, { title: 'New words' });
  const second = (await act(`approve-boat/${edited}`, { undoable: true })).json();
  t.advance(1_000);
  const { confirmedAt } = (await post(t, `/api/my-boats/${edited}/confirm`, {}, seller)).json();
  expect((await undo(second.undoId)).statusCode).toBe(200);
  expect(await asOwner(edited)).toMatchObject({ title: 'Old words' });
  expect((await rowOf(edited))?.confirmedAt?.toISOString()).toBe(confirmedAt);
});

it('an undo leaves alone what changed after the decision without being part of it', async () => {
  const id = await submit({ title: 'Old words', sellerPhone: '01590 610233' });
  await act(`approve-boat/${id}`);
  await edit(id, { title: 'New words' });
  const { undoId } = (await act(`approve-boat/${id}`, { undoable: true })).json();
  t.advance(1_000);
  await act(`feature-boat/${id}`, { featured: true }, colleague);
  expect((await state(id, 'paused')).statusCode).toBe(200);
  const noted = {
    remindedAt: t.deps.clock.now(),
    unconfirmed: true,
    brokerListing: true,
    sellerPhone: '01590 610299',
  };
  await t.db.update(listings).set(noted).where(eq(listings.id, id));
  expect((await undo(undoId)).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ title: 'Old words', featured: true, paused: true, ...noted });
  expect(await entryOf(id)).toMatchObject({ title: 'New words', isEdit: true });
});

it('a new price after the decision is a change of content: the undo is refused and the price stays', async () => {
  const id = await submit({ title: 'Old words' });
  await act(`approve-boat/${id}`);
  await edit(id, { title: 'New words' });
  const { undoId } = (await act(`approve-boat/${id}`, { undoable: true })).json();
  t.advance(1_000);
  await edit(id, { price: 23_000 });
  expect((await undo(undoId)).statusCode).toBe(409);
  expect(await asOwner(id)).toMatchObject({ title: 'New words', price: 23_000 });
});

it('a reviewer decides about the version that they saw, whatever the seller confirmed, reduced or sold meanwhile', async () => {
  const id = await submit({ title: 'Old words' });
  await act(`approve-boat/${id}`);
  await edit(id, { title: 'New words' });
  const seen = await entryOf(id);
  t.advance(1_000);
  await post(t, `/api/my-boats/${id}/confirm`, {}, seller);
  await edit(id, { price: 23_000 });
  await state(id, 'sold');
  const decided = await act(`approve-boat/${id}`, { version: seen?.reviewVersion });
  expect(decided.statusCode).toBe(200);
  expect(await asOwner(id)).toMatchObject({ title: 'New words', price: 23_000, state: 'sold' });
});

it('neither a confirmation nor an edit without a difference makes a new version', async () => {
  const id = await submit({ title: 'Unchanged' });
  await act(`approve-boat/${id}`);
  const version = (await rowOf(id))?.reviewVersion;
  t.advance(1_000);
  await post(t, `/api/my-boats/${id}/confirm`, {}, seller);
  await edit(id, { title: 'Unchanged' });
  expect((await rowOf(id))?.reviewVersion).toBe(version);
});
