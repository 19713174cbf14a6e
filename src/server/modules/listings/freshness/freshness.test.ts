import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Boat } from '#contract/boats/boat.ts';
import { DAY, HOUR } from '#domain/durations.ts';
import { confirmationText, SALE_PERIODS, soldAfterText } from '#domain/listings/sale/freshness.ts';
import { eq } from '#server/db/drizzle.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listings } from '../listings.table.ts';
import { AGE_LISTINGS, REMIND_SELLERS } from './freshness.jobs.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await registerAccount(t);
});

const now = () => t.deps.clock.now();
const newBoat = async (title: string, fields: ListingFields = {}) => {
  const liveAt = fields.liveAt ?? now();
  const row = { ownerId: seller.user.id, title, liveAt, approvedAt: liveAt, confirmedAt: liveAt };
  return (await insertListing(t.db, { ...row, ...fields })).id;
};
async function runJobs() {
  for (const job of [REMIND_SELLERS, AGE_LISTINGS]) await t.deps.jobs.enqueue(t.db, job, {});
  await t.deps.jobs.drain();
}
/** One day after another, as a server that is on sees them. */
async function passDays(days: number) {
  for (let day = 0; day < days; day += 1) {
    t.advance(DAY);
    await runJobs();
  }
}
const inbox = () => mailsTo(t, seller.user.email);
const asSeller = () => ({ headers: seller.headers });
const read = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).json<Boat>();
const rowOf = async (id: number) => {
  const [row] = await t.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error('no such listing');
  return row;
};

/** The address behind each link of a mail, by its text. */
function linksOf(mail: { html?: string } | undefined): Record<string, string> {
  const found = [...(mail?.html ?? '').matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
  return Object.fromEntries(
    found.map(([, href = '', text = '']) => {
      const { pathname, search } = new URL(href);
      return [text, `${pathname}${search}`];
    }),
  );
}
const press = (address: string, form = '') =>
  call(t, {
    method: 'POST',
    url: address,
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const describeLink = async (address: string) =>
  (await call(t, { url: address.replace('/still-for-sale', '/api/seller-links') })).json();

describe('confirming that a boat is for sale', () => {
  it('FRESH-01 approval, an edit by the owner, "Still for sale" and marking it available confirm a listing', async () => {
    const admin = await registerAccount(t, { role: 'admin' });
    const id = await newBoat('Fresh', { status: 'pending', approvedAt: null, confirmedAt: null });
    await post(t, `/api/admin/approve-boat/${id}`, {}, { headers: admin.headers });
    expect((await read(id)).confirmedAt).toBe((await rowOf(id)).approvedAt?.toISOString());

    const acts = [
      () =>
        call(t, {
          method: 'PUT',
          url: `/api/my-boats/${id}`,
          payload: { berths: 4 },
          headers: seller.headers,
        }),
      () => post(t, `/api/my-boats/${id}/confirm`, {}, asSeller()),
      async () => {
        await post(t, `/api/my-boats/${id}/sold`, { sold: true }, asSeller());
        return post(t, `/api/my-boats/${id}/sold`, { sold: false }, asSeller());
      },
    ];
    for (const act of acts) {
      t.advance(DAY);
      const before = now();
      expect((await act()).statusCode).toBe(200);
      expect(new Date((await read(id)).confirmedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime());
    }
  });

  it('FRESH-03 confirms one boat or several; one that is not yours is 404 and confirms none', async () => {
    const [one, two] = [await newBoat('One'), await newBoat('Two')];
    const { id: foreign } = await insertListing(t.db);
    t.advance(5 * DAY);
    const single = await post(t, `/api/my-boats/${one}/confirm`, {}, asSeller());
    expect(single.json().confirmedAt).toBe((await read(one)).confirmedAt);

    const before = (await read(two)).confirmedAt;
    const refused = await post(t, '/api/my-boats/confirm-all', { ids: [two, foreign] }, asSeller());
    expect(refused.statusCode).toBe(404);
    expect((await read(two)).confirmedAt).toBe(before);

    const both = await post(t, '/api/my-boats/confirm-all', { ids: [two, one] }, asSeller());
    expect(both.json()).toEqual({ confirmed: [two, one], left: [] });
    expect((await read(two)).confirmedAt).not.toBe(before);
    const bad = await post(t, '/api/my-boats/confirm-all', { ids: [] }, asSeller());
    expect(bad.statusCode).toBe(400);
    expect(bad.json().details).toHaveLength(1);
  });

  it('FRESH-03 "all still for sale" confirms what is on the market and leaves the rest alone', async () => {
    const [live, offered] = [await newBoat('Live'), await newBoat('Offered', { underOfferAt: now() })];
    const sold = await newBoat('Sold', { closedAt: now() });
    const paused = await newBoat('Paused', { closedAt: now(), paused: true });
    const waiting = await newBoat('Waiting', { status: 'pending', approvedAt: null, confirmedAt: null });
    const { id: foreign } = await insertListing(t.db);
    t.advance(5 * DAY);
    const ids = [sold, live, paused, waiting, offered];
    const before = await Promise.all(ids.map(rowOf));
    expect(
      (await post(t, '/api/my-boats/confirm-all', { ids: [...ids, foreign] }, asSeller())).statusCode,
    ).toBe(404);
    expect(await Promise.all(ids.map(rowOf))).toEqual(before);
    expect((await post(t, '/api/my-boats/confirm-all', { ids }, asSeller())).json()).toEqual({
      confirmed: [live, offered],
      left: [
        { id: sold, state: 'sold' },
        { id: paused, state: 'paused' },
        { id: waiting, state: 'pending' },
      ],
    });
    for (const id of [live, offered])
      expect((await rowOf(id)).confirmedAt?.getTime()).toBeGreaterThan(now().getTime() - DAY);
    expect((await read(offered)).state).toBe('under-offer');
    for (const id of [sold, paused, waiting])
      expect(await rowOf(id)).toEqual(before.find((row) => row.id === id));
  });

  it('my boats say until when each is to be confirmed, while it is on the market', async () => {
    const id = await newBoat('Mine');
    const mine = async () => (await call(t, { url: `/api/my-boats/${id}`, ...asSeller() })).json();
    const confirmed = new Date((await mine()).confirmedAt).getTime();
    expect(await mine()).toMatchObject({
      state: 'for-sale',
      confirmBy: new Date(confirmed + SALE_PERIODS.firstReminder * DAY).toISOString(),
    });
    await post(t, `/api/my-boats/${id}/state`, { state: 'paused' }, asSeller());
    expect(await mine()).toMatchObject({ state: 'paused', confirmBy: null });
  });
});

describe('reminders', () => {
  it('FRESH-04 FRESH-06 FRESH-07 FRESH-09 a seller is reminded after 21 and 28 days, the boat sinks after 30 and is paused after 60', async () => {
    const id = await newBoat('Forgotten', { title: 'Forgotten sloop' });
    await passDays(20);
    expect(await inbox()).toHaveLength(0);
    await passDays(1);
    await passDays(6);
    expect((await inbox()).map(({ subject }) => subject)).toEqual(['Is Forgotten sloop still for sale?']);
    await passDays(1);
    expect(await inbox()).toHaveLength(2);
    expect((await rowOf(id)).unconfirmed).toBe(false);
    await passDays(2);
    expect((await rowOf(id)).unconfirmed).toBe(true);

    const { id: confirmedBoat } = await insertListing(t.db, {
      title: 'Older but confirmed',
      liveAt: new Date(now().getTime() - 90 * DAY),
      confirmedAt: now(),
    });
    const first = async (query: string) =>
      (await call(t, { url: `/api/boats?${query}` }))
        .json<Boat[]>()
        .map((boat) => boat.id)
        .filter((boat) => boat === id || boat === confirmedBoat);
    expect(await first('sellerType=any&limit=100')).toEqual([confirmedBoat, id]);
    expect(await first('category=sailing&limit=100')).toEqual([confirmedBoat, id]);
    expect(await first('location=Lymington&limit=100')).toEqual([confirmedBoat, id]);
    expect(await first('sort=newest&limit=100')).toEqual([id, confirmedBoat]);

    await passDays(29);
    expect((await rowOf(id)).live).toBe(true);
    expect(await inbox()).toHaveLength(2);
    await passDays(1);
    expect(await read(id)).toMatchObject({ state: 'paused', sold: false });
    expect(await first('limit=100')).toEqual([confirmedBoat]);
    const mails = await inbox();
    expect(mails.map(({ subject }) => subject).slice(2)).toEqual(['Paused: Forgotten sloop']);

    await press(linksOf(mails.at(-1))['Back on sale'] ?? '');
    expect(await read(id)).toMatchObject({ state: 'for-sale' });
    expect(await rowOf(id)).toMatchObject({ status: 'approved', live: true, unconfirmed: false });
    expect(await first('limit=100')).toContain(id);
  });

  it('FRESH-06 an unconfirmed boat comes after confirmed ones that match the words as well', async () => {
    const words = { make: 'Zephyrine', model: 'Nine' };
    const stale = await newBoat('Zephyrine Nine', { ...words, unconfirmed: true });
    const fresh = await newBoat('Zephyrine Nine', {
      ...words,
      liveAt: new Date(now().getTime() - 9 * DAY),
    });
    const found = (await call(t, { url: '/api/boats?keywords=zephyrine+nine' })).json<Boat[]>();
    expect(found.map(({ id }) => id)).toEqual([fresh, stale]);
  });

  it('FRESH-09 a server that slept for 40 days sends one reminder, and pauses only after the seller had time to answer', async () => {
    const id = await newBoat('Sleeper');
    t.advance(40 * DAY);
    await runJobs();
    await runJobs();
    expect(await inbox()).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ live: true, unconfirmed: true });
    await passDays(3);
    expect(await inbox()).toHaveLength(1);

    const other = await newBoat('Deep sleeper');
    t.advance(70 * DAY);
    await runJobs();
    expect((await rowOf(id)).live).toBe(false);
    expect((await rowOf(other)).live).toBe(true);
    await passDays(SALE_PERIODS.timeToAnswer - 1);
    expect((await rowOf(other)).live).toBe(true);
    await passDays(1);
    expect((await rowOf(other)).live).toBe(false);
  });

  it('FRESH-05 several due boats come in one mail, and "All still for sale" confirms all of them', async () => {
    const ids = [await newBoat('First'), await newBoat('Second'), await newBoat('Third')];
    const early = await newBoat('Not due', { confirmedAt: new Date(now().getTime() + 10 * DAY) });
    t.advance(21 * DAY + HOUR);
    await runJobs();
    const mails = await inbox();
    expect(mails.map(({ subject }) => subject)).toEqual(['Are your 3 boats still for sale?']);
    const untouched = (await read(early)).confirmedAt;
    const all = linksOf(mails[0])['All still for sale'] ?? '';
    expect(await describeLink(all)).toMatchObject({
      action: 'confirm-all',
      status: 'possible',
      boats: [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }],
    });
    await press(all);
    for (const id of ids)
      expect((await rowOf(id)).confirmedAt?.getTime()).toBeGreaterThan(now().getTime() - DAY);
    expect((await read(early)).confirmedAt).toBe(untouched);
    expect(await describeLink(all)).toMatchObject({ status: 'done' });
    await runJobs();
    expect(await inbox()).toHaveLength(1);
  });

  it('FRESH-05 "All still for sale" leaves sold and paused boats alone and says how many it confirmed', async () => {
    const [first, second] = [await newBoat('First'), await newBoat('Second')];
    const [sold, paused] = [await newBoat('Third'), await newBoat('Fourth')];
    t.advance(21 * DAY + HOUR);
    await runJobs();
    const all = linksOf((await inbox())[0])['All still for sale'] ?? '';
    await post(t, `/api/my-boats/${sold}/state`, { state: 'sold' }, asSeller());
    await post(t, `/api/my-boats/${paused}/state`, { state: 'paused' }, asSeller());
    expect(await describeLink(all)).toMatchObject({ status: 'possible', confirmed: 0 });
    const { location = '' } = (await press(all)).headers;
    expect(await describeLink(String(location))).toMatchObject({
      status: 'done',
      confirmed: 2,
      boats: [
        { id: sold, state: 'sold' },
        { id: paused, state: 'paused' },
      ],
    });
    for (const id of [first, second]) expect((await rowOf(id)).remindedAt).toBeNull();
    expect(await read(sold)).toMatchObject({ state: 'sold' });
    expect(await read(paused)).toMatchObject({ state: 'paused' });
    // Opened again from the mail: nothing is left that the button could do.
    expect(await describeLink(all)).toMatchObject({ status: 'impossible', confirmed: 0 });
  });

  it('FRESH-05 the button of the first mail still works after the second', async () => {
    const ids = [await newBoat('First'), await newBoat('Second')];
    await passDays(21);
    const all = linksOf((await inbox())[0])['All still for sale'] ?? '';
    await newBoat('Third', { confirmedAt: new Date(now().getTime() - 14 * DAY) });
    await passDays(7);
    expect(await inbox()).toHaveLength(2);
    const { boats } = await describeLink(all);
    expect(boats.map(({ id }: { id: number }) => id)).toEqual(ids);
    await press(all);
    for (const id of ids) expect((await rowOf(id)).remindedAt).toBeNull();
  });

  it('FRESH-04 each choice of the mail is a page that changes nothing until its button is pressed', async () => {
    const id = await newBoat('Choices');
    t.advance(22 * DAY);
    await runJobs();
    const { 'Still for sale': still = '', Sold: sold = '', Pause: pause = '' } = linksOf((await inbox())[0]);
    const before = await read(id);
    for (const address of [still, sold, pause]) {
      expect(await describeLink(address)).toMatchObject({ status: 'possible', boats: [{ id }] });
      expect(await read(id)).toEqual(before);
    }
    expect((await press(pause)).headers.location).toBe(pause);
    expect((await read(id)).state).toBe('paused');
    expect(await describeLink(pause)).toMatchObject({ status: 'done' });
    await press(sold);
    expect((await read(id)).state).toBe('sold');
    // A sold boat is not put back on sale by an old link.
    await press(still);
    expect((await read(id)).state).toBe('sold');
    expect(await describeLink(still)).toMatchObject({ status: 'impossible' });
  });

  it('a token is good for its own purpose only, and not for ever', async () => {
    await newBoat('Tokens');
    t.advance(22 * DAY);
    await runJobs();
    const [mail] = await inbox();
    const { Sold: sold = '' } = linksOf(mail);
    const token = new URLSearchParams(sold.split('?')[1]).get('token') ?? '';
    for (const forged of [`${token}x`, token.replace('.', 'A.'), 'x.y', '', token.split('.')[0]])
      expect((await press(`/still-for-sale?token=${forged}`)).statusCode).toBe(404);
    expect((await press(`/stop-notices?token=${token}`)).statusCode).toBe(404);
    t.advance((SALE_PERIODS.linkValid + 1) * DAY);
    expect((await press(sold)).statusCode).toBe(404);
    expect(t.log()).not.toContain(token);
  });

  it('reminders can be switched off from the mail and by one click of the mail program, and stop nothing else', async () => {
    await newBoat('Quiet');
    t.advance(22 * DAY);
    await runJobs();
    const [mail] = await inbox();
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '');
    expect(`${address.pathname}${address.search}`).toBe(linksOf(mail)['Stop reminders']);
    const answer = await press(`${address.pathname}${address.search}`, 'List-Unsubscribe=One-Click');
    expect(answer.statusCode).toBe(200);
    const choices = (await call(t, { url: '/api/notices', ...asSeller() })).json();
    expect(choices).toEqual({
      underOffer: true,
      sold: true,
      backOnSale: true,
      priceFall: true,
      reminders: false,
    });
    await passDays(7);
    expect(await inbox()).toHaveLength(1);
  });
});

describe('what buyers read', () => {
  const at = (text: string) => new Date(text);

  it('FRESH-02 FRESH-06 names the days in London since the last confirmation', () => {
    const confirmed = at('2026-06-01T22:30:00Z');
    const textAt = (moment: string) => confirmationText(confirmed, at(moment));
    expect(textAt('2026-06-01T22:45:00Z').text).toBe('Confirmed available today');
    // Half past midnight in London.
    expect(textAt('2026-06-01T23:30:00Z').text).toBe('Confirmed available yesterday');
    expect(textAt('2026-06-06T10:00:00Z').text).toBe('Confirmed available 5 days ago');
    expect(textAt('2026-06-30T10:00:00Z')).toEqual({
      text: 'Confirmed available 29 days ago',
      isOverdue: false,
    });
    expect(textAt('2026-07-05T10:00:00Z')).toEqual({ text: 'Not confirmed for 34 days', isOverdue: true });
    expect(confirmationText(confirmed, at('2026-06-06T10:00:00Z'), true).text).toBe(
      'Confirmed under offer 5 days ago',
    );
  });

  it('SALE-04 says after how many days it was sold', () => {
    const listed = at('2026-06-01T10:00:00Z');
    expect(soldAfterText(listed, at('2026-06-01T15:00:00Z'))).toBe('Sold on the day it was listed');
    expect(soldAfterText(listed, at('2026-06-02T09:00:00Z'))).toBe('Sold after 1 day');
    expect(soldAfterText(listed, at('2026-06-13T09:00:00Z'))).toBe('Sold after 12 days');
  });
});
