import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModerationFigures } from '#contract/admin/moderation.ts';
import { HOUR, MINUTE } from '#domain/durations.ts';
import { REJECTION_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let anna: SignedInAccount;
let ben: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  anna = await registerAccount(t, { role: 'admin', firstName: 'Anna', lastName: 'Anchor' });
  ben = await registerAccount(t, { role: 'admin', firstName: 'Ben', lastName: 'Buoy' });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const submit = async (): Promise<number> => {
  const facts = { title: 'Contessa', category: 'sailing', price: 24_950, location: 'Lymington' };
  const payload = { ...facts, sellerName: 'Anna Bell' };
  return (await post(t, '/api/boats', payload, { headers: seller.headers })).json().id;
};
const act = (who: SignedInAccount, path: string, body?: object) =>
  post(t, `/api/admin/${path}`, body, { headers: who.headers });
const figures = async (): Promise<ModerationFigures> =>
  (await call(t, { url: '/api/admin/moderation-figures', headers: anna.headers })).json();

it('DESK-06 has nothing to say before the first decision', async () => {
  expect(await figures()).toEqual({
    decisions: 0,
    medianWaitMinutes: null,
    longestWaitMinutes: null,
    withinDay: null,
    waitingNow: 0,
    oldestWaitMinutes: null,
    days: [],
    reviewers: [],
    reasons: [],
  });
});

it('DESK-06 counts waiting times, decisions by day and reviewer, and reasons', async () => {
  const ids = [await submit(), await submit(), await submit(), await submit()];
  t.advance(30 * MINUTE);
  await act(anna, `approve-boat/${ids[0]}`);
  const { undoId } = (await act(anna, `approve-boat/${ids[1]}`, { undoable: true })).json();
  await act(anna, `undo/${undoId}`);
  t.advance(30 * MINUTE);
  const ready = (label: string) => REJECTION_REASONS.find((reason) => reason.label === label)?.text;
  await act(ben, `reject-boat/${ids[1]}`, { reason: `${ready('Photos')}\n\n${ready('Price')}` });
  t.advance(29 * HOUR);
  await act(anna, `request-changes/${ids[2]}`, { reason: 'Please say more.' });

  const { days, ...rest } = await figures();
  expect(rest).toMatchObject({
    decisions: 3,
    medianWaitMinutes: 60,
    longestWaitMinutes: 30 * 60,
    waitingNow: 1,
    oldestWaitMinutes: 30 * 60,
    reviewers: [
      { id: anna.user.id, name: 'Anna Anchor', approved: 1, rejected: 0, changesRequested: 1 },
      { id: ben.user.id, name: 'Ben Buoy', approved: 0, rejected: 1, changesRequested: 0 },
    ],
  });
  expect(rest.withinDay).toBeCloseTo(2 / 3);
  expect(rest.reasons).toEqual(
    expect.arrayContaining([
      { label: 'Photos', count: 1 },
      { label: 'Price', count: 1 },
      { label: 'Own words', count: 1 },
    ]),
  );
  expect(days.length).toBeGreaterThan(1);
  expect(days.reduce((sum, day) => sum + day.approved + day.rejected + day.changesRequested, 0)).toBe(3);
});

it('DESK-06 shows who else is looking at an entry, until they move on or leave', async () => {
  const [one, two] = [await submit(), await submit()];
  const look = async (who: SignedInAccount, id: number) =>
    (await act(who, `pending-boats/${id}/looking`)).json().others;
  expect(await look(anna, one)).toEqual([]);
  expect(await look(ben, one)).toEqual(['Anna Anchor']);
  expect(await look(anna, one)).toEqual(['Ben Buoy']);
  expect(await look(ben, two)).toEqual([]);
  expect(await look(anna, one)).toEqual([]);
  await look(ben, one);
  t.advance(MINUTE);
  expect(await look(anna, one), 'Ben has closed the page').toEqual([]);
  expect((await act(anna, 'pending-boats/1000000/looking')).statusCode).toBe(404);
});
