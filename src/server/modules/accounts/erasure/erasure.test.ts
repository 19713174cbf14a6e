import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { REPORT_REASONS } from '#domain/listings/review/reports.ts';
import { erasersOf } from '#server/erasers.ts';
import { replaceDraftMedia, upsertDraft } from '#server/modules/listings/drafts/drafts.repository.ts';
import { contentOf } from '#server/modules/listings/listings.table.ts';
import { proposeRevision } from '#server/modules/listings/revisions/revisions.repository.ts';
import { claimSubmission } from '#server/modules/listings/submissions/submissions.repository.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
import {
  call,
  mailsTo,
  post,
  registerAccount,
  resetCodeFor,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseAccount } from './erasure.service.ts';

/** Part of every text that belongs to this person. */
const MARK = 'zanzibarius';

let t: TestApp;
let person: SignedInAccount;
let other: SignedInAccount;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  person = await registerAccount(t, {
    email: `${MARK}@example.org`,
    firstName: MARK,
    lastName: MARK,
  });
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
  other = await registerAccount(t);
});
afterAll(() => t.close());

const query = async (text: string) => (await t.deps.database.pool.query(text)).rows;

/** The tables, including jobs, in which any row contains the word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await query(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await query(`select 1 from ${name} as r where r::text ilike '%${word}%' limit 1`);
    if (row) found.push(name);
  }
  return found;
}

it('erasing a seller removes their name, boats and files completely and leaves other accounts alone', async () => {
  const ownerId = person.user.id;
  const at = t.deps.clock.now();
  const [shown, drafted] = [await uploadFile(t, person), await uploadFile(t, person)];
  const boat = await insertListing(t.db, {
    ownerId,
    sellerName: MARK,
    title: `Boat of ${MARK}`,
    imageIds: [shown.id],
    showEmail: true,
  });
  const neverPublic = await insertListing(t.db, {
    ownerId,
    title: MARK,
    status: 'pending',
    approvedAt: null,
  });
  await query(`update listings set live_at = null where id = ${neverPublic.id}`);
  const theirs = await insertListing(t.db, { ownerId: other.user.id, showEmail: true });
  await query(`update listings set reviewed_by = '${ownerId}' where id = ${theirs.id}`);
  await proposeRevision(t.db, { listingId: boat.id, content: contentOf(boat), at });
  await claimSubmission(t.db, { ownerId, key: 'once', createdAt: at });
  const draft = { id: randomUUID(), ownerId };
  await upsertDraft(t.db, { ...draft, title: MARK, content: draftContent({ title: MARK }), step: 1, at });
  await replaceDraftMedia(t.db, draft, { chosen: { photos: [drafted.id], video: null }, at });
  await post(t, '/api/watchlist', { boatId: theirs.id, note: MARK }, { headers: person.headers });
  await post(t, '/api/watchlist', { boatId: boat.id }, { headers: other.headers });
  const enquiry = {
    buyerName: MARK,
    buyerEmail: `${MARK.toUpperCase()}@example.org`,
    message: `I am ${MARK}`,
  };
  await post(t, '/api/contact-seller', { ...enquiry, boatId: theirs.id });
  await post(t, '/api/contact-seller', {
    boatId: boat.id,
    buyerName: 'Bob',
    buyerEmail: 'bob@example.org',
    message: `Dear ${MARK}`,
  });
  await post(t, '/api/boats/:id/report'.replace(':id', String(theirs.id)), {
    reason: `A scam, says ${MARK}`,
    details: `I am ${MARK} and paid a deposit.`,
    email: `${MARK}@example.org`,
  });
  await post(t, `/api/boats/${theirs.id}/report`, {
    reason: REPORT_REASONS[0],
    email: `${MARK}@example.org`,
  });
  await post(t, `/api/boats/${theirs.id}/report`, { reason: 'A scam', details: 'Says someone else' });
  for (const [who, reason] of [
    [person, `Insulted ${MARK}`],
    [other, 'A nuisance'],
  ] as const) {
    const { headers } = who;
    const [thread] = (await call(t, { url: '/api/threads?box=selling', headers })).json();
    await post(t, `/api/threads/${thread.id}/report`, { reason }, { headers });
  }
  await post(t, '/api/contact', {
    firstName: MARK,
    lastName: MARK,
    email: `${MARK}@example.org`,
    subject: 'Hello',
    message: `From ${MARK}`,
  });
  await post(t, '/api/auth/delete-request', undefined, { headers: person.headers });
  // The code has to be the newest mail.
  await t.mails();
  await resetCodeFor(t, `${MARK}@example.org`);
  const act = (path: string, body: object) => post(t, `/api/admin/${path}`, body, { headers: admin.headers });
  await act(`users/${ownerId}/suspend`, { reason: 'Asked for it' });
  await act(`users/${ownerId}/restore`, {});
  await act(`reject-boat/${neverPublic.id}`, { reason: `Not a boat of ${MARK}`, emailSeller: false });
  await act(`users/${other.user.id}/suspend`, { reason: `A friend of ${MARK} ${MARK}` });
  await act(`users/${other.user.id}/restore`, {});
  await t.deps.jobs.drain();
  expect(await tablesWith(MARK)).toEqual([
    'public.accounts',
    'public.audit_log',
    'public.conversation_messages',
    'public.conversation_participants',
    'public.conversation_reports',
    'public.conversations',
    'public.drafts',
    'public.enquiries',
    'public.listing_revisions',
    'public.listings',
    'public.one_time_codes',
    'public.rejected_versions',
    'public.reports',
    'public.support_messages',
    'public.watchlist_entries',
  ]);

  const erasure = { accountId: ownerId, actorId: admin.user.id, reason: 'Requested' };
  expect(await eraseAccount(t.deps, erasersOf(t.deps), erasure)).toBe(true);
  await t.deps.jobs.drain();

  // The people they wrote to keep the messages, and the boat that they were about.
  expect(await tablesWith(MARK)).toEqual(['public.conversation_messages', 'public.conversations']);
  expect(await tablesWith(ownerId)).toEqual([]);
  for (const { id, url } of [shown, drafted]) {
    expect(await t.deps.storage.exists(masterKey(id))).toBe(false);
    expect((await call(t, { url })).statusCode).toBe(404);
  }
  expect((await call(t, { url: '/api/auth/sessions', headers: person.headers })).statusCode).toBe(401);
  const gone = await call(t, { url: `/api/boats/${boat.id}` });
  expect([gone.statusCode, gone.headers['x-boat-gone']]).toEqual([404, 'true']);
  expect((await call(t, { url: `/api/boats/${neverPublic.id}` })).headers['x-boat-gone']).toBeUndefined();
  expect((await call(t, { url: '/api/boats' })).json()).toMatchObject([{ id: theirs.id }]);
  expect(await query('select reason, details, email from reports order by id')).toEqual([
    { reason: '[erased]', details: null, email: null },
    { reason: REPORT_REASONS[0], details: null, email: null },
    { reason: 'A scam', details: 'Says someone else', email: null },
  ]);
  expect(await query('select reason, closed_at from conversation_reports order by id')).toEqual([
    { reason: '[erased]', closed_at: null },
    { reason: 'A nuisance', closed_at: null },
  ]);
  const trail = await call(t, { url: '/api/admin/audit', headers: admin.headers });
  expect(
    trail.json().map(({ actor, description, reason }: AuditEntry) => [actor, description, reason]),
  ).toEqual([
    ['Harriet Master', 'Erased the account of “[erased]”', 'Requested'],
    ['Harriet Master', 'Restored the account of “Anna Bell”', null],
    ['Harriet Master', 'Suspended the account of “[erased]”', null],
    ['Harriet Master', 'Rejected the listing “[erased]”', null],
    ['Harriet Master', 'Restored the account of “[erased]”', null],
    ['Harriet Master', 'Suspended the account of “[erased]”', null],
  ]);
  const last = (await mailsTo(t, `${MARK}@example.org`)).at(-1);
  expect(last?.subject).toBe('Your Slipway account has been deleted');
  expect(await eraseAccount(t.deps, erasersOf(t.deps), erasure)).toBe(false);
});

it('does not erase an administrator', async () => {
  const erasure = { accountId: admin.user.id, actorId: admin.user.id, reason: 'Requested' };
  await expect(eraseAccount(t.deps, erasersOf(t.deps), erasure)).rejects.toMatchObject({ status: 409 });
  expect((await call(t, { url: '/api/auth/sessions', headers: admin.headers })).statusCode).toBe(200);
});

it('erases everything or nothing', async () => {
  const stays = await registerAccount(t);
  await insertListing(t.db, { ownerId: stays.user.id, title: 'Still here' });
  const failing = () => Promise.reject(new Error('disk full'));
  const erasure = { accountId: stays.user.id, actorId: null, reason: 'Requested' };
  await expect(eraseAccount(t.deps, [...erasersOf(t.deps), failing], erasure)).rejects.toThrow('disk full');
  expect(await query("select title from listings where title = 'Still here'")).toHaveLength(1);
});
