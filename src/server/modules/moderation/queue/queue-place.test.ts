import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PendingPlace } from '#contract/admin/queue.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const submit = async (title: string): Promise<number> => {
  t.advance(1_000);
  const facts = { title, category: 'sailing', price: 24_950, location: 'Lymington', sellerName: 'Anna Bell' };
  return (await post(t, '/api/boats', facts, { headers: seller.headers })).json().id;
};
const act = (path: string, body?: object) => post(t, `/api/admin/${path}`, body, { headers: admin.headers });
const ask = (id: number, query = '') =>
  call(t, { url: `/api/admin/pending-boats/${id}/place?limit=2${query}`, headers: admin.headers });
const placeOf = async (id: number, query = ''): Promise<PendingPlace> => (await ask(id, query)).json();

describe('the place of an entry in the queue', () => {
  it('DESK-01 names its page and its neighbours across the borders of pages', async () => {
    const ids: number[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five']) ids.push(await submit(`Ordered ${name}`));
    const places = [];
    for (const id of ids) places.push(await placeOf(id, '&q=ordered'));
    expect(places.map(({ page }) => page)).toEqual([1, 1, 2, 2, 3]);
    expect(places.map(({ previousId }) => previousId)).toEqual([null, ...ids.slice(0, -1)]);
    expect(places.map(({ nextId }) => nextId)).toEqual([...ids.slice(1), null]);
    for (const [index, id] of ids.entries())
      expect(await placeOf(id, '&q=ordered&sort=concerns')).toMatchObject(places[index] ?? {});
    expect(await placeOf(ids[0] ?? 0, '&q=nothing-like-it')).toMatchObject({ waits: true, page: null });
  });

  it('DESK-01 of a decided entry still has neighbours, and says who decided', async () => {
    const [before, decided, after] = [
      await submit('Beside one'),
      await submit('Beside two'),
      await submit('Beside three'),
    ];
    await act(`approve-boat/${decided}`);
    expect(await placeOf(decided, '&q=beside')).toMatchObject({
      title: 'Beside two',
      waits: false,
      page: null,
      previousId: before,
      nextId: after,
      outcome: expect.stringMatching(/^Harriet Master approved this listing on \d/),
    });
  });

  it('DESK-01 follows a change of a public listing, which waits at its own time', async () => {
    const changed = await submit('Moved changed');
    await act(`approve-boat/${changed}`);
    const between = await submit('Moved between');
    t.advance(1_000);
    await call(t, {
      method: 'PUT',
      url: `/api/my-boats/${changed}`,
      payload: { description: 'Now moved' },
      headers: seller.headers,
    });
    expect(await placeOf(changed, '&q=moved')).toMatchObject({ waits: true, page: 1, previousId: between });
    await act(`reject-boat/${changed}`, { reason: 'Untrue' });
    expect(await placeOf(changed, '&q=moved')).toMatchObject({
      previousId: between,
      nextId: null,
      outcome: expect.stringMatching(/^Harriet Master rejected these changes on \d/),
    });
  });

  it('DESK-01 says what else became of an entry', async () => {
    const id = await submit('Gone by itself');
    await call(t, { method: 'DELETE', url: `/api/my-boats/${id}`, headers: seller.headers });
    expect(await placeOf(id)).toMatchObject({ waits: false, outcome: 'This listing has been deleted' });
    expect((await ask(1_000_000)).statusCode).toBe(404);
    expect((await ask(id, '&kind=odd')).statusCode).toBe(400);
  });
});
