import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '#contract/selling/selling.ts';
import { DAY, HOUR, MINUTE } from '#domain/durations.ts';
import { SUBMISSIONS_PER_HOUR } from '#domain/listings/limits.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { changeListing } from '#tests/support/listings.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countSubmission } from '../submissions/submission-limit.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  // So many listings take longer in the embedded database.
  t = await startTestApp({}, { open: openRealDatabase });
  await t.deps.jobs.drain();
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await registerAccount(t);
});

const SLOOP = {
  title: 'Contessa 32',
  category: 'sailing',
  price: 24_950,
  location: 'Lymington',
  sellerName: 'Anna Bell',
};

const submit = (body: object, key?: string, account = seller) =>
  post(
    t,
    '/api/boats',
    { ...SLOOP, ...body },
    { headers: { ...account.headers, ...(key && { 'idempotency-key': key }) } },
  );
const saveDraft = (id: string, title: string, basedOn: string | null = null) =>
  call(t, {
    method: 'PUT',
    url: `/api/drafts/${id}`,
    payload: { ...draftContent({ title }), basedOn },
    headers: seller.headers,
  });
const read = async <T>(url: string) => (await call(t, { url, headers: seller.headers })).json() as T;
const mine = () => read<OwnListing[]>('/api/my-boats');

/** A draft that two devices have open, with the same copy. */
async function sharedDraft() {
  const id = randomUUID();
  const { savedAt } = (await saveDraft(id, 'As both devices have it')).json();
  return { id, savedAt };
}

describe('a draft that two devices submit', () => {
  it('the second, with other content, is refused with the listing that the first created; nothing is overwritten', async () => {
    const { id, savedAt } = await sharedDraft();
    const first = await submit({ title: 'From A', draftId: id, draftBasedOn: savedAt }, id);
    expect(first.statusCode, first.body).toBe(201);
    const second = await submit({ title: 'From B', draftId: id, draftBasedOn: savedAt }, id);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({
      error: expect.stringContaining('already submitted'),
      reason: 'submitted',
      listing: { id: first.json().id, title: 'From A' },
    });
    expect((await mine()).map(({ title }) => title)).toEqual(['From A']);
  });

  it('the same applies if each device has its own key, or none', async () => {
    const { id } = await sharedDraft();
    const first = await submit({ title: 'From A', draftId: id }, 'key of A');
    for (const key of ['key of B', undefined]) {
      const second = await submit({ title: 'From B', draftId: id }, key);
      expect([second.statusCode, second.json().listing?.id]).toEqual([409, first.json().id]);
    }
    expect(await mine()).toHaveLength(1);
  });

  it('the same content is a retry, from any device: one listing and one mail', async () => {
    const { id, savedAt } = await sharedDraft();
    const body = { draftId: id, draftBasedOn: savedAt };
    const together = await race(t.deps, [
      () => submit(body, id),
      () => submit(body, id),
      () => submit(body, 'key of B'),
    ]);
    const again = await submit({ ...body, price: '24,950' }, id);
    const responses = [...together, again];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await mailsTo(t, seller.user.email)).toHaveLength(1);
  });

  it('two parallel submissions with different content create one listing, and the other is refused', async () => {
    const { id } = await sharedDraft();
    const responses = await race(
      t.deps,
      ['From A', 'From B', 'From C'].map((title) => () => submit({ title, draftId: id }, `key for ${title}`)),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const [made] = await mine();
    for (const response of responses.filter(({ statusCode }) => statusCode === 409))
      expect(response.json().listing).toEqual({ id: made?.id, title: made?.title });
  });

  it('a submitted draft cannot be saved again', async () => {
    const { id, savedAt } = await sharedDraft();
    const listing = (await submit({ title: 'From A', draftId: id }, id)).json();
    for (const basedOn of [savedAt, null]) {
      const late = await saveDraft(id, 'Typed on B', basedOn);
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({
        reason: 'submitted',
        listing: { id: listing.id, title: 'From A' },
      });
    }
    expect(await read('/api/drafts')).toEqual([]);
  });

  it('the refusal does not name a deleted listing', async () => {
    const { id } = await sharedDraft();
    const { id: listingId } = (await submit({ title: 'From A', draftId: id }, id)).json();
    await call(t, { method: 'DELETE', url: `/api/my-boats/${listingId}`, headers: seller.headers });
    const late = await saveDraft(id, 'Typed on B');
    expect(late.json()).toEqual({ error: expect.any(String), reason: 'submitted' });
  });

  it('submitting an older copy does not delete what another device has saved since', async () => {
    const { id, savedAt } = await sharedDraft();
    t.advance(1_000);
    await saveDraft(id, 'Newer, from B', savedAt);
    const stale = await submit({ title: 'Older, from A', draftId: id, draftBasedOn: savedAt }, id);
    expect([stale.statusCode, stale.json().reason]).toEqual([409, 'changed']);
    expect(await read<{ title: string }>(`/api/drafts/${id}`)).toMatchObject({ title: 'Newer, from B' });
    expect(await mine()).toEqual([]);
  });

  it('a missing draft or another account’s is refused', async () => {
    const { id } = await sharedDraft();
    await call(t, { method: 'DELETE', url: `/api/drafts/${id}`, headers: seller.headers });
    const other = await registerAccount(t);
    const { id: theirs } = await sharedDraft();
    for (const response of [
      await submit({ draftId: id }, id),
      await submit({ draftId: theirs }, theirs, other),
      await submit({ draftId: randomUUID() }),
    ])
      expect([response.statusCode, response.json().reason]).toEqual([409, 'missing']);
    expect(await read<{ id: string }>(`/api/drafts/${theirs}`)).toMatchObject({ id: theirs });
    const withoutDraft = await submit({}, id);
    expect(withoutDraft.statusCode).toBe(201);
  });

  it('a refused submission leaves its key free for the next', async () => {
    const { id } = await sharedDraft();
    expect((await submit({ images: [`/objects/uploads/${randomUUID()}`], draftId: id }, id)).statusCode).toBe(
      400,
    );
    expect((await submit({ title: 'Corrected', draftId: id }, id)).statusCode).toBe(201);
  });

  it('is remembered for a month', async () => {
    const { id } = await sharedDraft();
    await submit({ title: 'From A', draftId: id }, id);
    const sweep = async () => {
      await t.deps.jobs.enqueue(t.db, { name: 'carry-out-retention' }, {});
      await t.deps.jobs.drain();
    };
    t.advance(29 * DAY);
    await sweep();
    expect((await saveAfterSigningIn(id)).statusCode).toBe(409);
    t.advance(2 * DAY);
    await sweep();
    expect((await saveAfterSigningIn(id)).statusCode).toBe(200);
  });

  /** The test’s first session has expired by then. */
  async function saveAfterSigningIn(id: string) {
    const response = await post(t, '/api/auth/sign-in', {
      email: seller.user.email,
      password: seller.password,
    });
    return call(t, {
      method: 'PUT',
      url: `/api/drafts/${id}`,
      payload: draftContent({ title: 'Typed on B' }),
      headers: { authorization: `Bearer ${response.json().token}` },
    });
  }
});

describe('BROKER-13 how many listings are accepted in an hour', () => {
  const submitTimes = async (times: number, account: SignedInAccount) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await submit({}, undefined, account)).statusCode);
    return statuses;
  };

  it('60 for a private seller; refused input and retries do not count', async () => {
    for (let n = 0; n < 70; n += 1) expect((await submit({ price: -1 })).statusCode).toBe(400);
    for (let n = 0; n < 3; n += 1) expect((await submit({}, 'the same key')).statusCode).toBe(201);
    expect(await submitTimes(SUBMISSIONS_PER_HOUR.private - 1, seller)).toEqual(Array(59).fill(201));
    const refused = await submit({});
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatch(/60 listings an hour.*\d+ minutes/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await submit({}, 'the same key')).statusCode).toBe(201);
    t.advance(HOUR + MINUTE);
    expect((await submit({})).statusCode).toBe(201);
  });

  it.each(['broker', 'dealer'] as const)('300 for a %s', async (sellerType) => {
    const account = await registerAccount(t, { sellerType });
    const counted = { accountId: account.user.id, sellerType };
    for (let n = 0; n < 290; n += 1) await countSubmission(t.db, counted, t.deps.clock.now());
    expect(await submitTimes(11, account)).toEqual([...Array(10).fill(201), 429]);
  });

  it('resubmitting a rejected listing counts too', async () => {
    const { id } = (await submit({})).json();
    await submitTimes(SUBMISSIONS_PER_HOUR.private - 1, seller);
    await changeListing(t.db, id, { status: 'rejected', rejectionReason: 'Blurred' });
    const edited = await call(t, {
      method: 'PUT',
      url: `/api/my-boats/${id}`,
      payload: { title: 'Sharper' },
      headers: seller.headers,
    });
    expect(edited.statusCode).toBe(429);
    expect((await read<OwnListing>(`/api/my-boats/${id}`)).status).toBe('rejected');
  });
});
