import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { DAY } from '#domain/durations.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { newConversation } from '#tests/support/conversations.ts';
import { uploadFile } from '#tests/support/media.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mp4 } from '#tests/support/video-files.ts';

let t: TestApp;
let admin: SignedInAccount;
let colleague: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
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

const submit = async (fields: object = {}, account = seller): Promise<number> =>
  (await post(t, '/api/boats', { ...BOAT, ...fields }, { headers: account.headers })).json().id;
const edit = (id: number, fields: object) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload: fields, headers: seller.headers });
const act = (path: string, body?: object, account = admin) =>
  post(t, `/api/admin/${path}`, body, { headers: account.headers });
const queue = async (): Promise<PendingBoat[]> =>
  (await call(t, { url: '/api/admin/pending-boats?limit=100', headers: admin.headers })).json();
const entryOf = async (id: number) => (await queue()).find((entry) => entry.id === id);
const shown = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).json();
const subjectsTo = async (account: SignedInAccount) =>
  (await mailsTo(t, account.user.email)).map(({ subject }) => subject);
/** Mails sent at the same time may arrive in any order. */
const mailWith = async (account: SignedInAccount, words: string) =>
  (await mailsTo(t, account.user.email)).find(({ subject }) => subject?.includes(words));
const trail = async () => (await call(t, { url: '/api/admin/audit', headers: admin.headers })).json();

async function live(fields: object = {}): Promise<number> {
  const id = await submit(fields);
  await act(`approve-boat/${id}`);
  return id;
}

describe('the queue', () => {
  it('API-42 ENTITY-21 contains new listings and changes of public ones, oldest first, each due within a day', async () => {
    const first = await live({ title: 'Already live' });
    t.advance(1_000);
    const second = await submit({ title: 'Brand new' });
    t.advance(1_000);
    const photo = await uploadFile(t, seller);
    await edit(first, { title: 'Changed', images: [photo.url] });

    const entries = (await queue()).filter(({ id }) => [first, second].includes(id));
    expect(entries).toMatchObject([
      { id: second, title: 'Brand new', isEdit: false, changes: [], sellerEmail: seller.user.email },
      {
        id: first,
        title: 'Changed',
        isEdit: true,
        changes: [{ field: 'title', from: 'Already live', to: 'Changed' }],
        photoChange: { from: [], to: [{ url: photo.url }] },
      },
    ]);
    for (const { submittedAt, dueAt } of entries)
      expect(Date.parse(dueAt) - Date.parse(submittedAt)).toBe(DAY);
  });

  it('shows the video of a change beside the live one, to administrators only', async () => {
    const [old, young] = [
      await uploadFile(t, seller, { name: 'old.mp4', bytes: mp4() }),
      await uploadFile(t, seller, { name: 'young.mp4', bytes: mp4({ seconds: 20 }) }),
    ];
    const id = await live({ video: old.url });
    const statusOf = async (url: string, account?: SignedInAccount) =>
      (await call(t, { url, headers: account?.headers })).statusCode;

    await edit(id, { video: young.url });
    expect(await entryOf(id)).toMatchObject({
      isEdit: true,
      changes: [],
      photoChange: { from: [], to: [], video: { from: old.url, to: young.url } },
    });
    expect((await shown(id)).video).toBe(old.url);
    expect([await statusOf(young.url), await statusOf(young.url, admin)]).toEqual([404, 200]);

    await edit(id, { video: null });
    expect((await entryOf(id))?.photoChange?.video).toEqual({ from: old.url, to: null });
    await edit(id, { video: old.url, title: 'Another title' });
    expect(await entryOf(id), 'the video stays as it is').toMatchObject({ isEdit: true, photoChange: null });

    await edit(id, { video: young.url });
    await act(`approve-boat/${id}`, { version: (await entryOf(id))?.reviewVersion });
    expect((await shown(id)).video).toBe(young.url);
    expect([await statusOf(young.url), await statusOf(old.url)]).toEqual([200, 404]);
  });

  it('moves a resubmitted listing to the end, due a day later; an edited one keeps its place', async () => {
    const [rejected, edited] = [await submit({ title: 'Comes back' }), await submit({ title: 'Improved' })];
    await act(`reject-boat/${rejected}`, { reason: 'Blurred' });
    t.advance(1_000);
    const later = await submit({ title: 'Later' });
    t.advance(1_000);
    await edit(edited, { title: 'Improved much' });
    await edit(rejected, { title: 'Comes back sharp' });
    const order = (await queue()).filter(({ id }) => [rejected, edited, later].includes(id));
    expect(order.map(({ title }) => title)).toEqual(['Improved much', 'Later', 'Comes back sharp']);
    const comeBack = order[2];
    expect(Date.parse(comeBack?.submittedAt ?? '')).toBeGreaterThan(Date.parse(comeBack?.createdAt ?? ''));
  });

  it('can be searched by words, seller and number, and filtered by new listings or changes', async () => {
    const person = await registerAccount(t, { firstName: 'Quentin' });
    const fresh = await submit({ title: 'Zephyr', make: 'Westerly', location: 'Falmouth' }, person);
    const changed = await live({ title: 'Zephyr two' });
    await edit(changed, { title: 'Zephyr the second' });
    const ids = async (query: string) =>
      (await call(t, { url: `/api/admin/pending-boats?${query}`, headers: admin.headers }))
        .json()
        .map(({ id }: PendingBoat) => id);
    expect(await ids('q=zephyr')).toEqual([fresh, changed]);
    expect(await ids('q=ZEPHYR&kind=new')).toEqual([fresh]);
    expect(await ids('q=zephyr&kind=edit')).toEqual([changed]);
    expect(await ids('q=falmouth+westerly')).toEqual([fresh]);
    expect(await ids(`q=${person.user.email}`)).toEqual([fresh]);
    expect(await ids(`q=${fresh}`)).toContain(fresh);
    expect(await ids('q=zephyr&page=2')).toEqual([]);
    for (const query of ['kind=odd', `q=${'x'.repeat(101)}`, 'limit=101'])
      expect(
        (await call(t, { url: `/api/admin/pending-boats?${query}`, headers: admin.headers })).statusCode,
      ).toBe(400);
  });

  it('is paged, with the total in a header', async () => {
    const person = await registerAccount(t);
    for (const title of ['A', 'B', 'C']) await submit({ title }, person);
    const page = await call(t, { url: '/api/admin/pending-boats?limit=2&page=1', headers: admin.headers });
    expect(page.json()).toHaveLength(2);
    expect(Number(page.headers['x-total-count'])).toBe((await queue()).length);
  });
});

describe('approving', () => {
  it('API-47 ADMIN-05 GEN-10 ROLE-06 makes a listing live and sends its seller the link', async () => {
    const person = await registerAccount(t);
    const id = await submit({ title: 'Marigold' }, person);
    expect((await call(t, { url: `/api/boats/${id}` })).statusCode).toBe(404);
    expect((await act(`approve-boat/${id}`)).statusCode).toBe(200);
    expect(await shown(id)).toMatchObject({ title: 'Marigold', status: 'approved' });
    expect(await entryOf(id)).toBeUndefined();
    const mail = await mailWith(person, 'is live');
    expect(mail?.subject).toBe('Your listing is live: Marigold');
    expect(mail?.text).toContain(`/boats/${id}`);
  });

  it('publishes a change only in the version that the reviewer has seen', async () => {
    const id = await live({ title: 'Before' });
    await edit(id, { title: 'Seen' });
    const seen = await entryOf(id);
    await edit(id, { title: 'Slipped in' });
    const late = await act(`approve-boat/${id}`, { version: seen?.reviewVersion });
    expect(late.statusCode).toBe(409);
    expect(late.json().error).toMatch(/changed this listing since/);
    expect((await shown(id)).title).toBe('Before');
    await act(`approve-boat/${id}`, { version: (await entryOf(id))?.reviewVersion });
    expect((await shown(id)).title).toBe('Slipped in');
    expect(await subjectsTo(seller)).toContain('Your changes are live: Before');
  });

  it('refuses a new listing that was edited after the reviewer saw it', async () => {
    const id = await submit({ title: 'Harmless' });
    const seen = await entryOf(id);
    await edit(id, { title: 'Harmful' });
    expect((await act(`approve-boat/${id}`, { version: seen?.reviewVersion })).statusCode).toBe(409);
    expect((await call(t, { url: `/api/boats/${id}` })).statusCode).toBe(404);
  });

  it('lets only one of two administrators decide', async () => {
    const id = await submit();
    const answers = await race(t.deps, [
      () => act(`approve-boat/${id}`),
      () => act(`approve-boat/${id}`, undefined, colleague),
      () => act(`reject-boat/${id}`, { reason: 'Blurred' }, colleague),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('responds 404 to a boat that does not exist', async () => {
    expect((await act('approve-boat/999999')).statusCode).toBe(404);
  });
});

describe('rejecting', () => {
  it('sends no mail with the administrator’s own address', async () => {
    const person = await registerAccount(t);
    const rejected = await submit({ title: 'Refused' }, person);
    const approved = await submit({ title: 'Admitted' }, person);
    await act(`reject-boat/${rejected}`, { reason: 'Blurred photos' });
    await act(`approve-boat/${approved}`);
    const mails = await mailsTo(t, person.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your listing needs changes: Refused', 'Your listing is live: Admitted']),
    );
    for (const mail of mails) {
      expect(mail.replyTo).toBeUndefined();
      expect(JSON.stringify(mail)).not.toContain(admin.user.email);
    }
  });

  it('API-48 ADMIN-10 ADMIN-11 needs a reason, which the seller sees and gets by email unless that is turned off', async () => {
    const person = await registerAccount(t);
    const [mailed, notMailed] = [
      await submit({ title: 'Told' }, person),
      await submit({ title: 'Untold' }, person),
    ];
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(2_001) }])
      expect((await act(`reject-boat/${mailed}`, body)).statusCode).toBe(400);
    expect((await act(`reject-boat/${mailed}`, { reason: 'Blurred photos' })).statusCode).toBe(200);
    await act(`reject-boat/${notMailed}`, { reason: 'Twice listed', emailSeller: false });
    const mine = await call(t, { url: '/api/my-boats', headers: person.headers });
    expect(mine.json()).toMatchObject([
      { id: notMailed, status: 'rejected', rejectionReason: 'Twice listed' },
      { id: mailed, status: 'rejected', rejectionReason: 'Blurred photos' },
    ]);
    expect((await subjectsTo(person)).filter((subject) => subject?.includes('needs changes'))).toEqual([
      'Your listing needs changes: Told',
    ]);
    expect((await mailWith(person, 'needs changes'))?.text).toContain('Blurred photos');
  });

  it('leaves the public listing unchanged when a change is rejected', async () => {
    const id = await live({ title: 'Steady' });
    await edit(id, { title: 'Wild' });
    await act(`reject-boat/${id}`, { reason: 'No' });
    expect((await shown(id)).title).toBe('Steady');
    const mine = await call(t, { url: `/api/my-boats/${id}`, headers: seller.headers });
    expect(mine.json()).toMatchObject({
      status: 'approved',
      proposal: { status: 'rejected', rejectionReason: 'No' },
    });
  });
});

describe('what is public', () => {
  it('API-49 ADMIN-18 CONST-70 can be featured for seven days, or another time, and no longer', async () => {
    const id = await live();
    await act(`feature-boat/${id}`, { featured: true, duration: 7 });
    const approved = await call(t, { url: '/api/admin/approved-boats', headers: admin.headers });
    const row = approved.json().find((boat: { id: number }) => boat.id === id);
    expect(row.featured).toBe(true);
    expect(Date.parse(row.featuredUntil) - t.deps.clock.now().getTime()).toBeGreaterThan(7 * DAY - 60_000);
    t.advance(7 * DAY + 1_000);
    expect((await shown(id)).featured).toBe(false);
    await act(`feature-boat/${id}`, { featured: true });
    expect((await shown(id)).featured).toBe(true);
    await act(`feature-boat/${id}`, { featured: false });
    expect((await shown(id)).featured).toBe(false);
    const pending = await submit();
    expect((await act(`feature-boat/${pending}`, { featured: true })).statusCode).toBe(409);
    expect((await act(`feature-boat/${id}`, { featured: true, duration: 9_999 })).statusCode).toBe(400);
  });

  it('can be searched by words, seller and number, and filtered by category and state', async () => {
    const boat = await live({ title: 'Halcyon days', make: 'Halmatic', location: 'Falmouth' });
    const motor = await live({ title: 'Halcyon too', category: 'motor' });
    const ids = async (query: string) =>
      (await call(t, { url: `/api/admin/approved-boats?${query}`, headers: admin.headers }))
        .json()
        .map(({ id }: { id: number }) => id);
    expect(await ids('q=halcyon')).toEqual([motor, boat]);
    expect(await ids('q=falm+DAYS')).toEqual([boat]);
    expect(await ids('q=halcyon&category=motor')).toEqual([motor]);
    expect(await ids(`q=${boat}`)).toContain(boat);
    expect(await ids(`q=${seller.user.email}&limit=2`)).toEqual([motor, boat]);
    expect(await ids('q=halcyon&state=for-sale')).toEqual([motor, boat]);
    await post(t, `/api/my-boats/${boat}/sold`, { sold: true }, { headers: seller.headers });
    await act(`feature-boat/${motor}`, { featured: true });
    expect(await ids('q=halcyon&state=sold')).toEqual([boat]);
    expect(await ids('q=halcyon&state=featured')).toEqual([motor]);
    expect(await ids('q=100%25')).toEqual([]);
    const odd = await call(t, { url: '/api/admin/approved-boats?category=planes', headers: admin.headers });
    expect(odd.statusCode).toBe(400);
  });

  it('API-43 API-50 ADMIN-21 is listed for administrators, who may delete it permanently', async () => {
    const id = await live({ title: 'To be deleted' });
    const ids = async () =>
      (await call(t, { url: '/api/admin/approved-boats?limit=100', headers: admin.headers }))
        .json()
        .map((boat: { id: number }) => boat.id);
    expect((await ids())[0]).toBe(id);
    const remove = () =>
      call(t, {
        method: 'DELETE',
        url: `/api/admin/delete-boat/${id}`,
        headers: { ...admin.headers, 'content-type': 'application/json' },
      });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect(await ids()).not.toContain(id);
    expect((await call(t, { url: `/api/boats/${id}` })).headers['x-boat-gone']).toBe('true');
  });
});

it('the counts of the tabs follow every decision', async () => {
  const counts = async () => (await call(t, { url: '/api/admin/counts', headers: admin.headers })).json();
  const before = await counts();
  const id = await submit();
  expect(await counts()).toEqual({ ...before, pending: before.pending + 1 });
  await act(`approve-boat/${id}`);
  expect(await counts()).toEqual({ ...before, live: before.live + 1 });
  await post(t, `/api/boats/${id}/report`, { reason: 'I think it is a scam' });
  await registerAccount(t);
  expect(await counts()).toEqual({
    ...before,
    live: before.live + 1,
    openReports: before.openReports + 1,
    users: before.users + 1,
  });
  const conversation = await newConversation(t);
  const { headers } = conversation.seller;
  await post(t, `/api/threads/${conversation.id}/report`, { reason: 'A fraud' }, { headers });
  expect((await counts()).reportedThreads).toBe(before.reportedThreads + 1);
});

it('refuses to change or delete audit entries', async () => {
  await act(`approve-boat/${await submit()}`);
  const refusal = { cause: { message: 'The audit log is only ever added to' } };
  await expect(t.db.delete(auditLog)).rejects.toMatchObject(refusal);
  await expect(t.db.update(auditLog).set({ action: 'nothing' })).rejects.toMatchObject(refusal);
  await expect(t.db.update(auditLog).set({ actorId: null, details: null })).rejects.toMatchObject(refusal);
  await expect(t.db.update(auditLog).set({ subjectId: '[erased]' })).rejects.toMatchObject(refusal);
  await expect(t.db.update(auditLog).set({ details: { subject: 'Another' } })).rejects.toMatchObject(refusal);
});

it('allows names to be erased from the audit log, while the actions stay', async () => {
  await act(`reject-boat/${await submit({ title: 'Nameless' })}`, { reason: 'Not a boat' });
  const [before] = await trail();
  await t.db.update(auditLog).set({ details: { subject: '[erased]' } });
  expect((await trail())[0]).toEqual({
    ...before,
    description: 'Rejected the listing “[erased]”',
    reason: null,
  });
});

it('ROLE-07 records every action with actor, subject and reason; only administrators may read or act', async () => {
  const id = await submit({ title: 'Audited' });
  await act(`reject-boat/${id}`, { reason: 'Not a boat' });
  expect((await trail())[0]).toMatchObject({
    actor: 'Harriet Master',
    description: 'Rejected the listing “Audited”',
    reason: 'Not a boat',
  });
  for (const url of ['pending-boats', 'approved-boats', 'audit', 'counts', 'users', 'reports']) {
    const path = `/api/admin/${url}`;
    expect((await call(t, { url: path })).statusCode).toBe(401);
    expect((await call(t, { url: path, headers: seller.headers })).statusCode).toBe(403);
  }
});
