import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SellerPanel } from '#contract/admin/sellers.ts';
import { NOTE_LIMITS } from '#domain/accounts/notes.ts';
import { eq } from '#server/db/drizzle.ts';
import { erasersOf } from '#server/erasers.ts';
import { eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import { deleteNotesBefore } from '#server/modules/accounts/notes/notes.service.ts';
import { accountNotes } from '#server/modules/accounts/notes/notes.table.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
});
beforeEach(async () => {
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const url = () => `/api/admin/sellers/${seller.user.id}`;
const panel = async () =>
  SellerPanel.strict().parse((await call(t, { url: url(), headers: admin.headers })).json());
const write = (text: string) => post(t, `${url()}/notes`, { text }, admin);
const act = (path: string, body: object = {}) => post(t, `/api/admin/${path}`, body, admin);
const PENDING = { status: 'pending', approvedAt: null, liveAt: null } as const;
const insert = (fields: object = {}) => insertListing(t.db, { ownerId: seller.user.id, ...fields });
const trail = async () =>
  (await call(t, { url: '/api/admin/audit?limit=3', headers: admin.headers }))
    .json<{ description: string }[]>()
    .map(({ description }) => description);

it('counts the listings, rejections and reports of a seller, who is trusted with five approved ones', async () => {
  for (let n = 0; n < 4; n += 1) await insert();
  await insert({ closedAt: new Date() });
  expect(await panel()).toMatchObject({
    isTrusted: true,
    listings: { live: 4, sold: 1, pending: 0, rejected: 0 },
    rejections: 0,
    reports: { open: 0, total: 0 },
  });
  const { id } = await insert(PENDING);
  await act(`reject-boat/${id}`, { reason: 'Blurred' });
  expect(await panel()).toMatchObject({ isTrusted: false, listings: { rejected: 1 }, rejections: 1 });
  t.advance(366 * 86_400_000);
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
  expect((await panel()).isTrusted, 'a rejection counts for a year').toBe(true);
  const live = await insert();
  await post(t, `/api/boats/${live.id}/report`, { reason: 'Something else' });
  expect(await panel()).toMatchObject({ isTrusted: false, reports: { open: 1, total: 1 } });
});

it('notes are kept for other administrators, bounded, audited without their text and erased with the account', async () => {
  expect((await write('  ')).statusCode).toBe(400);
  expect((await write('x'.repeat(NOTE_LIMITS.text.max + 1))).statusCode).toBe(400);
  await write('Rang us about the papers');
  t.advance(1_000);
  await write('Papers are fine');
  expect((await panel()).notes).toMatchObject([
    { text: 'Papers are fine', author: 'Harriet Master' },
    { text: 'Rang us about the papers' },
  ]);
  expect((await trail())[0]).toBe('Wrote a note about the account of “Anna Bell”');
  const [newest] = (await panel()).notes;
  const remove = () =>
    call(t, { method: 'DELETE', url: `${url()}/notes/${newest?.id}`, headers: admin.headers });
  expect((await remove()).json()).toMatchObject([{ text: 'Rang us about the papers' }]);
  expect((await remove()).statusCode).toBe(404);

  const rows = Array.from({ length: NOTE_LIMITS.perAccount }, () => ({
    accountId: seller.user.id,
    text: 'More',
    createdAt: new Date(),
  }));
  await t.db.insert(accountNotes).values(rows.slice(1));
  expect((await write('One too many')).statusCode).toBe(409);

  const ofSeller = eq(accountNotes.accountId, seller.user.id);
  await deleteNotesBefore(t.db, new Date(Date.now() - 60_000));
  expect(await t.db.$count(accountNotes, ofSeller)).toBe(NOTE_LIMITS.perAccount);
  const erasure = { accountId: seller.user.id, actorId: null, reason: 'Asked' };
  await eraseAccount(t.deps, erasersOf(t.deps), erasure);
  expect(await t.db.$count(accountNotes, ofSeller)).toBe(0);
});

it('rejecting and suspending happen together, with one mail', async () => {
  const { id } = await insert({ ...PENDING, title: 'Stolen sloop' });
  const other = await insert({ title: 'Her other boat' });
  const outdated = await act(`reject-and-suspend/${id}`, { reason: 'Stolen', version: 99 });
  expect(outdated.statusCode).toBe(409);
  expect((await panel()).suspendedAt, 'neither of the two').toBeNull();

  expect((await act(`reject-and-suspend/${id}`, { reason: 'Stolen' })).statusCode).toBe(200);
  expect(await panel()).toMatchObject({
    suspensionReason: 'Stolen',
    listings: { rejected: 1, live: 1 },
    rejections: 1,
  });
  expect((await call(t, { url: `/api/boats/${other.id}` })).statusCode).toBe(404);
  expect(await mailsTo(t, seller.user.email)).toHaveLength(1);
  expect(await trail()).toEqual(
    expect.arrayContaining(['Rejected the listing “Stolen sloop”', 'Suspended the account of “Anna Bell”']),
  );
});

it('the audit log is searched by action, subject, reason and administrator', async () => {
  const { id } = await insert({ ...PENDING, title: 'Marmalade' });
  await act(`reject-boat/${id}`, { reason: 'Photos of a 50% bigger boat' });
  const found = async (q: string) => {
    const answer = await call(t, {
      url: `/api/admin/audit?q=${encodeURIComponent(q)}`,
      headers: admin.headers,
    });
    return { total: answer.headers['x-total-count'], entries: answer.json() };
  };
  for (const q of ['marmalade', 'REJECTED marm', '50% bigger', 'harriet marmalade'])
    expect(await found(q)).toMatchObject({ total: '1', entries: [{ subjectId: String(id) }] });
  for (const q of ['approved marmalade', 'marmalade%', '_armalade'])
    expect((await found(q)).entries).toEqual([]);
});
