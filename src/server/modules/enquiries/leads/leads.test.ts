import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIST_HEADERS } from '#contract/list-headers.ts';
import type { Lead, LeadsSummary } from '#contract/messages/leads.ts';
import { DAY, HOUR } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { erasersOf } from '#server/erasers.ts';
import { eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import { conversations, messages } from '#server/modules/conversations/conversations.table.ts';
import { listingReferences } from '#server/modules/listings/references/references.table.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { newConversation, newText, startConversation } from '#tests/support/conversations.ts';
import { changeListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  broker = await registerAccount(t, { firstName: 'Sally' });
});

const get = (path: string, who = broker) => call(t, { url: `/api/leads${path}`, headers: who.headers });
const leads = async (query = '', who = broker) => (await get(query, who)).json<Lead[]>();
const summary = async () => (await get('/summary')).json<LeadsSummary>();

const aLead = (title: string, more: Parameters<typeof newConversation>[1] = {}) =>
  newConversation(t, { seller: broker, boat: { title }, ...more });
const answer = (id: number, who = broker) =>
  post(t, `/api/threads/${id}/messages`, { text: newText() }, { headers: who.headers });
const act = (id: number, name: string, who = broker) =>
  post(t, `/api/threads/${id}/${name}`, {}, { headers: who.headers });

/** Moves a conversation and its messages to this moment. */
async function movedTo(id: number, at: string) {
  const createdAt = new Date(at);
  await t.db.update(conversations).set({ createdAt }).where(eq(conversations.id, id));
  await t.db.update(messages).set({ createdAt }).where(eq(messages.conversationId, id));
}
const ago = (ms: number) => new Date(t.deps.clock.now().getTime() - ms).toISOString();

describe('the leads of a broker', () => {
  it('BROKER-20 are empty without enquiries', async () => {
    expect(await leads()).toEqual([]);
    expect(await summary()).toEqual({ waiting: 0, waitingSince: null, boats: [], weeks: [] });
  });

  it('BROKER-20 begin with those who wait, the longest at the top; the others follow by week and boat', async () => {
    const order = [
      { title: 'Albin Vega', at: ago(3 * DAY), waits: true },
      { title: 'Westerly Fulmar', at: ago(2 * HOUR), waits: true },
      { title: 'Moody 36', at: '2026-03-04T12:00:00Z', waits: false },
      { title: 'Sadler 29', at: '2026-03-05T12:00:00Z', waits: false },
      { title: 'Achilles 24', at: '2026-02-25T12:00:00Z', waits: false },
    ];
    for (const { title, at, waits } of order.toReversed()) {
      const { id } = await aLead(title);
      await movedTo(id, at);
      if (!waits) await answer(id);
    }
    const found = await leads();
    expect(found.map(({ boat }) => boat.title)).toEqual(order.map(({ title }) => title));
    expect(found.map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
      'answered',
      'answered',
      'answered',
    ]);
    expect(found[0]?.waitingSince).toBe(order[0]?.at);
    expect(found.slice(2).map(({ week }) => week)).toEqual(['2026-03-02', '2026-03-02', '2026-02-23']);
    expect(found[2]).toMatchObject({ waitingSince: null, answeredAt: expect.any(String) });
    expect(await summary()).toMatchObject({
      waiting: 2,
      waitingSince: order[0]?.at,
      boats: [
        { title: 'Achilles 24', leads: 1, waiting: 0 },
        { title: 'Albin Vega', leads: 1, waiting: 1 },
        { title: 'Moody 36', leads: 1, waiting: 0 },
        { title: 'Sadler 29', leads: 1, waiting: 0 },
        { title: 'Westerly Fulmar', leads: 1, waiting: 1 },
      ],
    });
    expect((await summary()).weeks.slice(-2)).toEqual([
      { week: '2026-03-02', leads: 2, waiting: 0 },
      { week: '2026-02-23', leads: 1, waiting: 0 },
    ]);
  });

  it('have weeks from Monday in British time', async () => {
    const { id } = await aLead('Summer boat');
    await movedTo(id, '2026-07-05T22:59:00Z');
    expect((await leads())[0]?.week).toBe('2026-06-29');
    await movedTo(id, '2026-07-05T23:00:00Z');
    expect((await leads())[0]?.week).toBe('2026-07-06');
  });

  it('wait since the first message after the last answer', async () => {
    const { id, buyer } = await aLead('Contessa 32');
    await movedTo(id, ago(5 * DAY));
    await answer(id);
    expect((await leads())[0]?.state).toBe('answered');
    await answer(id, buyer);
    const [first] = (await leads()).map(({ waitingSince }) => waitingSince);
    await answer(id, buyer);
    const [again] = await leads();
    expect(again).toMatchObject({ state: 'waiting', waitingSince: first });
    expect(Date.parse(first ?? '')).toBeGreaterThan(t.deps.clock.now().getTime() - HOUR);
  });

  it('BROKER-20 carry the name and phone number that the buyer gave, and the seller’s own reference', async () => {
    const { boatId, buyer } = await aLead('Rival 34');
    await startConversation(t, { boatId, buyer, name: 'William Buyer', phone: '07700 900221' });
    await t.db
      .insert(listingReferences)
      .values({ ownerId: broker.user.id, reference: 'SY-118', listingId: boatId });
    expect(await leads()).toMatchObject([
      { name: 'William Buyer', phone: '07700 900221', reference: 'SY-118', boat: { id: boatId } },
    ]);
  });

  it('BROKER-20 are found by words, digits, boat, week and state', async () => {
    const one = await aLead('Sadler 34');
    await startConversation(t, {
      boatId: one.boatId,
      buyer: one.buyer,
      name: 'Wilhelmina',
      phone: '07700 900222',
    });
    const two = await aLead('Moody 31');
    await movedTo(two.id, '2026-03-04T12:00:00Z');
    await answer(two.id);
    const boats = async (query: string) => (await leads(`?${query}`)).map(({ boat }) => boat.title);
    expect(await boats('q=wilhel')).toEqual(['Sadler 34']);
    expect(await boats('q=07700900222')).toEqual(['Sadler 34']);
    expect(await boats('q=900222+07700')).toEqual(['Sadler 34']);
    expect(await boats('q=moody')).toEqual(['Moody 31']);
    expect(await boats('q=100%25')).toEqual([]);
    expect(await boats(`boat=${two.boatId}`)).toEqual(['Moody 31']);
    expect(await boats('week=2026-03-02')).toEqual(['Moody 31']);
    expect(await boats('state=waiting')).toEqual(['Sadler 34']);
    expect(await boats('state=waiting&q=moody')).toEqual([]);
    await changeListing(t.db, two.boatId, { title: 'Moody Renamed' });
    expect(await boats('q=renamed')).toEqual(['Moody Renamed']);
  });

  it('come in pages with their total', async () => {
    for (const title of ['A', 'B', 'C']) await aLead(title);
    const page = await get('?page=2&limit=2');
    expect(page.headers[LIST_HEADERS.total]).toBe('3');
    expect(page.json<Lead[]>().map(({ boat }) => boat.title)).toEqual(['C']);
  });

  it.each([
    'limit=101',
    'limit=0',
    'page=0',
    'page=1001',
    'week=soon',
    'week=2026-02-31',
    'state=new',
    'boat=x',
    `q=${'x'.repeat(101)}`,
  ])('refuse %s', async (query) => expect((await get(`?${query}`)).statusCode).toBe(400));

  it('BROKER-20 are the seller’s alone: neither the buyer nor another broker has them', async () => {
    const { boatId, buyer } = await aLead('Private matter');
    const other = await registerAccount(t);
    for (const who of [buyer, other]) {
      expect(await leads('', who)).toEqual([]);
      expect(await leads(`?boat=${boatId}`, who)).toEqual([]);
      expect((await get('/export.csv', who)).body).not.toContain('Private matter');
    }
    for (const path of ['', '/summary', '/export.csv'])
      expect((await call(t, { url: `/api/leads${path}` })).statusCode).toBe(401);
  });

  it('do not wait once archived, until the buyer writes again', async () => {
    const { id, buyer } = await aLead('Answered by phone');
    await act(id, 'archive');
    expect(await leads()).toMatchObject([{ state: 'archived', waitingSince: null }]);
    expect((await summary()).waiting).toBe(0);
    await answer(id, buyer);
    expect((await leads())[0]?.state).toBe('waiting');
  });

  it('are closed, without contact, while one of the two has blocked the other', async () => {
    const { id, boatId, buyer } = await aLead('Blocked');
    await startConversation(t, { boatId, buyer, name: 'William Buyer', phone: '07700 900223' });
    await act(id, 'block', buyer);
    expect(await leads()).toMatchObject([{ state: 'closed', name: 'Bill', phone: null, waitingSince: null }]);
    expect((await get('/export.csv')).body).not.toContain('900223');
    await act(id, 'unblock', buyer);
    expect((await leads())[0]).toMatchObject({ state: 'waiting', phone: '07700 900223' });
  });

  it('know a blocked visitor by another tag of the address', async () => {
    const { boatId } = await aLead('Guest');
    const tagged = await startConversation(t, {
      boatId,
      email: 'guest-lead+one@example.org',
      phone: '07700 900224',
    });
    expect(tagged.statusCode).toBe(200);
    await startConversation(t, { boatId, email: 'guest-lead+two@example.org', phone: '07700 900225' });
    const [id] = (await leads('?q=900224')).map((lead) => lead.id);
    await act(id ?? 0, 'block');
    expect(await leads('?q=07700')).toEqual([]);
    expect((await leads('?state=closed')).length).toBe(2);
  });

  it('hide what waits for an administrator', async () => {
    const { id } = await aLead('Held');
    await t.db.update(messages).set({ state: 'held' }).where(eq(messages.conversationId, id));
    const [lead] = await leads();
    expect(lead?.waitingSince).toBeNull();
    expect(lead?.name).toBe('Bill');
  });

  it('keep nothing of a buyer who was erased', async () => {
    const { boatId, buyer } = await aLead('Erased');
    await startConversation(t, { boatId, buyer, name: 'William Buyer', phone: '07700 900226' });
    const admin = await registerAccount(t, { role: 'admin' });
    const erasure = { accountId: buyer.user.id, actorId: admin.user.id, reason: 'Asked us to' };
    expect(await eraseAccount(t.deps, erasersOf(t.deps), erasure)).toBe(true);
    expect(await leads()).toMatchObject([{ name: 'Account closed', phone: null, state: 'closed' }]);
  });
});

describe('the file of leads', () => {
  it('BROKER-20 has the leads of the list, and no cell that a spreadsheet would run', async () => {
    const { id, boatId, buyer } = await aLead('=HYPERLINK("http://example.org")');
    await startConversation(t, { boatId, buyer, name: '@SUM(1), "Bill"', phone: '+44 7700 900227' });
    await aLead('Another boat');
    const answered = await get(`/export.csv?boat=${boatId}`);
    expect(answered.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answered.headers['content-disposition']).toMatch(
      /^attachment; filename="slipway-leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const rows = parse(answered.body, { columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      Boat: '\'=HYPERLINK("http://example.org")',
      Number: String(boatId),
      Reference: '',
      Name: '\'@SUM(1), "Bill"',
      Phone: "'+44 7700 900227",
      State: 'Waiting',
    });
    expect(rows[0]?.Conversation).toMatch(new RegExp(`/messages/${id}\\?box=selling$`));
  });
});
