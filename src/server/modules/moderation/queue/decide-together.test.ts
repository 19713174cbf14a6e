import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { sendNews } from '#tests/support/notifications.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  admin = await registerAccount(t, { role: 'admin' });
  broker = await registerAccount(t, { sellerType: 'broker' });
});
afterAll(() => t.close());

const submit = async (title: string, account = broker): Promise<number> => {
  const facts = { title, category: 'sailing', price: 24_950, location: 'Lymington', sellerName: 'Anna Bell' };
  return (await post(t, '/api/boats', facts, { headers: account.headers })).json().id;
};
const act = (path: string, body: object) => post(t, `/api/admin/${path}`, body, { headers: admin.headers });
const batch = async (): Promise<PendingBoat[]> =>
  (
    await call(t, {
      url: `/api/admin/pending-boats?seller=${broker.user.id}&limit=100`,
      headers: admin.headers,
    })
  ).json();
const seen = (entries: readonly PendingBoat[]) =>
  entries.map(({ id, reviewVersion }) => ({ id, version: reviewVersion }));
const statusOf = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).statusCode;

it('DESK-03 lists the entries of one seller, each with its own concerns', async () => {
  const own = [await submit('Broker one'), await submit('Call me on 07700 900123')];
  await submit('Of another seller', await registerAccount(t));
  const entries = await batch();
  expect(entries.map(({ id }) => id)).toEqual(own);
  const concerns = entries.map(({ facts }) => facts.filter(({ isConcern }) => isConcern).length);
  expect(concerns[1]).toBeGreaterThan(concerns[0] ?? 0);
  const odd = await call(t, { url: '/api/admin/pending-boats?seller=me', headers: admin.headers });
  expect(odd.statusCode).toBe(400);
});

it('DESK-03 approves a batch in the versions that were seen, and says which it did not', async () => {
  const entries = await batch();
  const [first, second] = entries;
  await call(t, {
    method: 'PUT',
    url: `/api/my-boats/${second?.id}`,
    payload: { title: 'Changed meanwhile' },
    headers: broker.headers,
  });
  const outdated = seen(entries).map((entry) =>
    entry.id === second?.id ? { ...entry, version: entry.version + 1_000 } : entry,
  );
  const answer = (await act('approve-together', { entries: outdated, undoable: true })).json();
  expect(answer).toEqual({
    decided: [{ id: first?.id, undoId: expect.any(String) }],
    refused: [{ id: second?.id, error: expect.stringContaining('changed') }],
  });
  expect(await statusOf(first?.id ?? 0)).toBe(200);
  expect((await act(`undo/${answer.decided[0].undoId}`, {})).statusCode).toBe(200);
  expect(await statusOf(first?.id ?? 0)).toBe(404);
});

it('DESK-03 rejects a batch for one reason, once whoever else decides', async () => {
  const entries = seen(await batch());
  const reason = 'Please add photographs.';
  const answers = await race(t.deps, [
    () => act('reject-together', { entries, reason }),
    () => act('reject-together', { entries: entries.toReversed(), reason }),
  ]);
  const decided = answers.flatMap((answer) => answer.json().decided.map(({ id }: { id: number }) => id));
  expect(decided.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  expect(await batch()).toEqual([]);
  const own = await call(t, { url: `/api/my-boats?email=${broker.user.email}`, headers: broker.headers });
  for (const boat of own.json()) expect(boat).toMatchObject({ status: 'rejected', rejectionReason: reason });
});

it('DESK-03 mails a seller once about everything that was decided together, without what was undone', async () => {
  const seller = await registerAccount(t, { sellerType: 'broker' });
  const ids: number[] = [];
  for (const title of ['Anne', 'Bess', 'Cass', 'Dora', 'Elsa']) ids.push(await submit(title, seller));
  const entries = ids.map((id) => ({ id, version: 1 }));
  const subjects = async () =>
    (await mailsTo(t, seller.user.email))
      .map(({ subject = '' }) => subject)
      .filter((subject) => !subject.startsWith('We have received'));
  const approved = (await act('approve-together', { entries: entries.slice(0, 3), undoable: true })).json();
  expect(approved.refused).toEqual([]);
  const rejection = { reason: 'Please add photographs.', emailSeller: true };
  await act('reject-together', { entries: entries.slice(3), ...rejection });
  expect((await act(`undo/${approved.decided[2].undoId}`, {})).statusCode).toBe(200);
  expect(await subjects()).toEqual([]);
  await sendNews(t);
  expect(await subjects()).toEqual(['We have reviewed 4 of your listings: 2 approved, 2 to change']);
  const [mail] = (await mailsTo(t, seller.user.email)).slice(-1);
  for (const title of ['Anne', 'Bess', 'Dora', 'Elsa']) expect(mail?.text).toContain(title);
  expect(mail?.text).not.toContain('Cass');
  expect(mail?.text?.match(/Please add photographs\./g)).toHaveLength(1);
  expect(mail?.text).toContain(`/boats/${ids[0]}`);
  expect(mail?.text).toContain(`/my-listings?edit=${ids[3]}`);
  await sendNews(t);
  expect(await subjects()).toHaveLength(1);

  const [waiting] = (
    await call(t, { url: `/api/admin/pending-boats?seller=${seller.user.id}`, headers: admin.headers })
  ).json<PendingBoat[]>();
  const again = [{ id: ids[2], version: waiting?.reviewVersion }];
  expect((await act('approve-together', { entries: again })).json().refused).toEqual([]);
  await sendNews(t);
  expect((await subjects()).at(-1), 'about one listing it is the ordinary mail').toBe(
    'Your listing is live: Cass',
  );
});

it('DESK-03 a decision of a batch that no longer stands is not mailed', async () => {
  const seller = await registerAccount(t);
  const id = await submit('Short-lived', seller);
  await act('approve-together', { entries: [{ id, version: 1 }] });
  await call(t, {
    method: 'DELETE',
    url: `/api/my-boats/${id}?email=${seller.user.email}`,
    headers: seller.headers,
  });
  await sendNews(t);
  const subjects = (await mailsTo(t, seller.user.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your listing is live: Short-lived');
});

it('DESK-03 refuses nothing, too many, and a rejection without a reason', async () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ id: at + 1, version: 1 }));
  expect((await act('approve-together', { entries: [] })).statusCode).toBe(400);
  expect((await act('approve-together', { entries: many })).statusCode).toBe(400);
  expect((await act('reject-together', { entries: many.slice(0, 1), reason: ' ' })).statusCode).toBe(400);
});
