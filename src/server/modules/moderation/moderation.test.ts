import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/moderation.ts';
import { DAY } from '#domain/durations.ts';
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
/** Mails that leave together arrive in any order. */
const mailWith = async (account: SignedInAccount, words: string) =>
  (await mailsTo(t, account.user.email)).find(({ subject }) => subject?.includes(words));
const trail = async () => (await call(t, { url: '/api/admin/audit', headers: admin.headers })).json();

async function live(fields: object = {}): Promise<number> {
  const id = await submit(fields);
  await act(`approve-boat/${id}`);
  return id;
}

describe('the queue', () => {
  it('API-42 ENTITY-21 holds new listings and changes of public ones, the oldest first, with the day’s promise', async () => {
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

  it('comes a page at a time with its total', async () => {
    const person = await registerAccount(t);
    for (const title of ['A', 'B', 'C']) await submit({ title }, person);
    const page = await call(t, { url: '/api/admin/pending-boats?limit=2&page=1', headers: admin.headers });
    expect(page.json()).toHaveLength(2);
    expect(Number(page.headers['x-total-count'])).toBe((await queue()).length);
  });
});

describe('approving', () => {
  it('API-47 ADMIN-05 GEN-10 ROLE-06 makes a listing live and tells its seller, with the link', async () => {
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

  it('makes a change public exactly as it was seen', async () => {
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

  it('a new listing that was edited meanwhile is not approved unseen', async () => {
    const id = await submit({ title: 'Harmless' });
    const seen = await entryOf(id);
    await edit(id, { title: 'Harmful' });
    expect((await act(`approve-boat/${id}`, { version: seen?.reviewVersion })).statusCode).toBe(409);
    expect((await call(t, { url: `/api/boats/${id}` })).statusCode).toBe(404);
  });

  it('two administrators decide once', async () => {
    const id = await submit();
    const answers = await Promise.all([
      act(`approve-boat/${id}`),
      act(`approve-boat/${id}`, undefined, colleague),
      act(`reject-boat/${id}`, { reason: 'Blurred' }, colleague),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('a boat that is not there cannot be decided', async () => {
    expect((await act('approve-boat/999999')).statusCode).toBe(404);
  });
});

describe('rejecting', () => {
  it('API-48 ADMIN-10 ADMIN-11 needs a reason, which the seller sees and is mailed unless asked not to', async () => {
    const person = await registerAccount(t);
    const [told, untold] = [
      await submit({ title: 'Told' }, person),
      await submit({ title: 'Untold' }, person),
    ];
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(2_001) }])
      expect((await act(`reject-boat/${told}`, body)).statusCode).toBe(400);
    expect((await act(`reject-boat/${told}`, { reason: 'Blurred photos' })).statusCode).toBe(200);
    await act(`reject-boat/${untold}`, { reason: 'Twice listed', emailSeller: false });
    const mine = await call(t, { url: '/api/my-boats', headers: person.headers });
    expect(mine.json()).toMatchObject([
      { id: untold, status: 'rejected', rejectionReason: 'Twice listed' },
      { id: told, status: 'rejected', rejectionReason: 'Blurred photos' },
    ]);
    expect((await subjectsTo(person)).filter((subject) => subject?.includes('needs changes'))).toEqual([
      'Your listing needs changes: Told',
    ]);
    expect((await mailWith(person, 'needs changes'))?.text).toContain('Blurred photos');
  });

  it('a rejected change leaves what is public as it was', async () => {
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
  it('API-49 ADMIN-18 CONST-70 can be featured for seven days, or for others, and no longer', async () => {
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

  it('API-43 API-50 ADMIN-21 is listed for administrators, who may delete it for good', async () => {
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

it('ROLE-07 every deed is written down with who, what and why; nobody else reads or does any of it', async () => {
  const id = await submit({ title: 'Audited' });
  await act(`reject-boat/${id}`, { reason: 'Not a boat' });
  expect((await trail())[0]).toMatchObject({
    actor: 'Harriet Master',
    description: 'Rejected the listing “Audited”',
    reason: 'Not a boat',
  });
  for (const url of ['pending-boats', 'approved-boats', 'audit']) {
    const path = `/api/admin/${url}`;
    expect((await call(t, { url: path })).statusCode).toBe(401);
    expect((await call(t, { url: path, headers: seller.headers })).statusCode).toBe(403);
  }
});
