import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import type { Report } from '#contract/admin/reports.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
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
const submit = async (fields: object = {}, account = seller): Promise<number> =>
  (await post(t, '/api/boats', { ...BOAT, ...fields }, account)).json().id;
const edit = (id: number, payload: object, account = seller) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload, headers: account.headers });
const act = (path: string, body: object = {}) => post(t, `/api/admin/${path}`, body, admin);
const queue = async (query = ''): Promise<PendingBoat[]> =>
  (await call(t, { url: `/api/admin/pending-boats?limit=100${query}`, headers: admin.headers })).json();
const entryOf = async (id: number) => (await queue()).find((entry) => entry.id === id);
const own = async (id: number, account = seller) =>
  (await call(t, { url: '/api/my-boats', headers: account.headers }))
    .json<{ id: number }[]>()
    .find((listing) => listing.id === id);
const mailAbout = async (title: string) =>
  (await mailsTo(t, seller.user.email)).find(
    ({ subject }) => subject === `Please change your listing: ${title}`,
  );

const ASKED = { reason: 'Please add a photo of the cabin' };

it('a listing whose seller is asked to change it leaves the queue and returns with the next edit', async () => {
  const id = await submit({ title: 'Nearly there' });
  expect((await act(`request-changes/${id}`, ASKED)).statusCode).toBe(200);
  expect(await entryOf(id)).toBeUndefined();
  expect(await own(id)).toMatchObject({ status: 'rejected', changeRequest: { message: ASKED.reason } });
  const mail = await mailAbout('Nearly there');
  expect(mail?.text).toContain(ASKED.reason);
  expect(mail?.text).toContain(`/my-listings?edit=${id}`);

  await edit(id, { description: 'With the cabin described' });
  expect(await own(id)).toMatchObject({ status: 'pending', changeRequest: null });
  const entry = await entryOf(id);
  const sentences = entry?.facts.map(({ sentence }) => sentence) ?? [];
  expect(sentences.some((words) => words.includes('we asked') && words.includes(ASKED.reason))).toBe(true);
  expect(
    entry?.facts.map(({ kind }) => kind),
    'it is not a rejection',
  ).not.toContain('earlier-rejections');
  await act(`approve-boat/${id}`);
  await edit(id, { description: 'Another, later edit' });
  expect((await entryOf(id))?.facts.map(({ kind }) => kind)).not.toContain('asked-to-change');
});

it('an edit of a live listing waits for the seller while the public version stays; asking can be undone', async () => {
  const id = await submit({ title: 'Live one' });
  await act(`approve-boat/${id}`);
  await edit(id, { title: 'Live one!!!' });
  const { undoId } = (await act(`request-changes/${id}`, { ...ASKED, undoable: true })).json();
  expect(await entryOf(id)).toBeUndefined();
  expect((await call(t, { url: `/api/boats/${id}` })).json().title).toBe('Live one');
  expect((await act(`undo/${undoId}`)).statusCode).toBe(200);
  expect(await own(id)).toMatchObject({ changeRequest: null, proposal: { status: 'pending' } });
  expect(await entryOf(id)).toBeDefined();
  expect(await mailAbout('Live one')).toBeUndefined();
  expect((await act(`request-changes/${id}`, { ...ASKED, version: 99 })).statusCode).toBe(409);
});

it('a reported listing stays public while its seller is asked to change it, and its reports are settled', async () => {
  const id = await submit({ title: 'Reported one' });
  await act(`approve-boat/${id}`);
  await post(t, `/api/boats/${id}/report`, { reason: 'Something else', email: 'watcher@example.org' });
  const reports = (await call(t, { url: '/api/admin/reports?limit=100', headers: admin.headers })).json<
    Report[]
  >();
  const report = reports.find(({ boat }) => boat.id === id);
  expect((await act(`reports/${report?.id}/request-changes`, ASKED)).json()).toMatchObject({
    state: 'change-requested',
    resolvedBy: 'Harriet Master',
    note: ASKED.reason,
    boat: { isPublic: true },
  });
  expect(await own(id)).toMatchObject({ status: 'approved', changeRequest: { message: ASKED.reason } });
  expect((await mailsTo(t, 'watcher@example.org')).at(-1)?.text).toContain('asked the seller to correct it');
  await edit(id, { description: 'Corrected' });
  expect(await own(id)).toMatchObject({ changeRequest: null });
  expect(await entryOf(id)).toMatchObject({ isEdit: true });
});

it('the queue can be sorted by the number of concerns', async () => {
  const plain = await submit({ title: 'Unremarkable' });
  const doubtful = await submit({ title: 'Ring me', description: 'Call 07700 900123 or me@example.org' });
  const order = async (query?: string) =>
    (await queue(query)).map(({ id }) => id).filter((id) => id === plain || id === doubtful);
  expect(await order('&sort=concerns')).toEqual([doubtful, plain]);
  expect(await order()).toEqual([plain, doubtful]);
});

it('small edits of trusted sellers are approved together; others are refused', async () => {
  const regular = await registerAccount(t);
  const DAYS_AGO = new Date(Date.now() - 30 * 86_400_000);
  const boats = [];
  for (let n = 0; n < 5; n += 1)
    boats.push(
      (await insertListing(t.db, { ownerId: regular.user.id, title: `Boat ${n}`, createdAt: DAYS_AGO })).id,
    );
  t.advance(8 * 86_400_000);
  [admin, seller] = [await registerAccount(t, { role: 'admin' }), await registerAccount(t)];
  const account = { ...regular, ...(await signInAgain(regular)) };
  const [small = 0, larger = 0, changed = 0] = boats;
  await edit(small, { description: 'Antifouled this spring' }, account);
  await edit(larger, { description: 'Ring 07700 900123' }, account);
  await edit(changed, { description: 'Seen' }, account);
  const stranger = await submit({ title: 'Of a newcomer' });
  await act(`approve-boat/${stranger}`);
  await edit(stranger, { description: 'Nothing special' });

  const listed = await queue('&kind=small-edit');
  expect(listed.map(({ id }) => id)).toEqual([small, changed]);
  const versionOf = async (id: number) => (await entryOf(id))?.reviewVersion ?? 0;
  const edits = [];
  for (const id of [small, larger, changed, stranger]) edits.push({ id, version: await versionOf(id) });
  await edit(changed, { description: 'Changed since' }, account);
  const answer = (await act('approve-edits', { edits, undoable: true })).json();
  expect(answer.approved).toMatchObject([{ id: small, undoId: expect.any(String) }]);
  expect(answer.refused.map(({ id }: { id: number }) => id)).toEqual([larger, changed, stranger]);
  expect((await call(t, { url: `/api/boats/${small}` })).json().description).toBe('Antifouled this spring');
  expect((await act('approve-edits', { edits: [] })).statusCode).toBe(400);
});

async function signInAgain({ user, password }: SignedInAccount) {
  const { token } = (await post(t, '/api/auth/sign-in', { email: user.email, password })).json();
  return { token, headers: { authorization: `Bearer ${token}` } };
}
