import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Report } from '#contract/admin/reports.ts';
import { eq } from '#server/db/drizzle.ts';
import { featuredPeriods } from '#server/modules/listings/featured/featured-periods.table.ts';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({ SUPPORT_EMAIL: 'team@boats.example' });
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const act = (path: string, body?: object) => post(t, `/api/admin/${path}`, body, { headers: admin.headers });
const list = async (query = '?limit=100'): Promise<Report[]> =>
  (await call(t, { url: `/api/admin/reports${query}`, headers: admin.headers })).json();
const statusOf = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).statusCode;
const openCount = async () =>
  (await call(t, { url: '/api/admin/counts', headers: admin.headers })).json().openReports;
const mine = async (id: number) =>
  (await call(t, { url: `/api/my-boats/${id}`, headers: seller.headers })).json();

async function liveBoat(title: string): Promise<number> {
  const boat = {
    title,
    category: 'sailing',
    price: 24_950,
    location: 'Lymington',
    sellerName: 'Anna Bell',
    images: [(await uploadFile(t, seller)).url],
  };
  const { id } = (await post(t, '/api/boats', boat, { headers: seller.headers })).json();
  await act(`approve-boat/${id}`);
  return id;
}

async function report(boatId: number, fields: object = {}): Promise<Report> {
  t.advance(1_000);
  await post(t, `/api/boats/${boatId}/report`, { reason: 'I think it is a scam', ...fields });
  return (await list()).filter(({ boat }) => boat.id === boatId).at(-1) as Report;
}

describe('reports', () => {
  it('are listed with their boat, oldest first, and counted', async () => {
    const [one, other] = [await liveBoat('Doubted'), await liveBoat('Doubted too')];
    const before = await openCount();
    const first = await report(one, { details: 'Too cheap', email: 'doubter@example.org' });
    await report(other);
    const again = await report(one);
    expect(Report.strict().parse(first)).toEqual(first);
    expect(first).toMatchObject({
      reason: 'I think it is a scam',
      details: 'Too cheap',
      email: 'doubter@example.org',
      state: 'open',
      resolvedAt: null,
      boat: { id: one, title: 'Doubted', sellerEmail: seller.user.email, isPublic: true, openReports: 1 },
    });
    expect(again.boat.openReports).toBe(2);
    expect((await list()).map(({ boat }) => boat.title).slice(-3)).toEqual([
      'Doubted',
      'Doubted too',
      'Doubted',
    ]);
    expect(await openCount()).toBe(before + 3);
  });

  it('leave the boat as it is when dismissed, and the reporter is notified', async () => {
    const email = newEmail('reporter');
    const boat = await liveBoat('Harmless');
    const { id } = await report(boat, { email });
    const answer = await act(`reports/${id}/dismiss`, { note: 'The price is right' });
    expect(answer.json()).toMatchObject({
      id,
      state: 'dismissed',
      resolvedBy: 'Harriet Master',
      note: 'The price is right',
      boat: { isPublic: true, openReports: 0 },
    });
    expect(await statusOf(boat)).toBe(200);
    expect((await mailsTo(t, email)).map(({ subject }) => subject)).toEqual([
      'Your report of a listing: Harmless',
    ]);
    expect((await list()).map((open) => open.id)).not.toContain(id);
    expect((await list('?state=dismissed'))[0]?.id).toBe(id);
    expect((await act(`reports/${id}/dismiss`)).statusCode).toBe(409);
    expect((await act(`reports/${id}/take-down`, { reason: 'After all' })).statusCode).toBe(409);
    expect(await statusOf(boat)).toBe(200);
  });

  it('are all settled when the boat is taken down; seller and reporters are notified', async () => {
    const [one, other] = [newEmail('reporter'), newEmail('reporter')];
    const boat = await liveBoat('Stolen');
    await act(`feature-boat/${boat}`, { featured: true });
    await call(t, {
      method: 'PUT',
      url: `/api/my-boats/${boat}`,
      payload: { title: 'Stolen, renamed' },
      headers: seller.headers,
    });
    const photoUrl = (await call(t, { url: `/api/boats/${boat}` })).json().images[0];
    const { id } = await report(boat, { email: one });
    await report(boat, { email: other });
    await report(boat, { email: other });
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(2_001) }])
      expect((await act(`reports/${id}/take-down`, body)).statusCode).toBe(400);

    const answer = await act(`reports/${id}/take-down`, { reason: 'The boat was reported stolen' });
    expect(answer.json()).toMatchObject({
      state: 'taken-down',
      note: 'The boat was reported stolen',
      boat: { status: 'rejected', isPublic: false, openReports: 0 },
    });
    expect(await statusOf(boat)).toBe(404);
    expect((await call(t, { url: photoUrl })).statusCode).toBe(404);
    expect((await list()).filter((open) => open.boat.id === boat)).toEqual([]);
    const takenDownMail = (await mailsTo(t, seller.user.email)).find(
      ({ subject }) => subject === 'Your listing has been taken down: Stolen',
    );
    expect(takenDownMail?.text).toContain('The boat was reported stolen');
    expect(takenDownMail?.replyTo).toEqual([expect.objectContaining({ address: 'team@boats.example' })]);
    for (const email of [one, other]) {
      const mails = await mailsTo(t, email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your report of a listing: Stolen']);
      expect(mails[0]?.text).not.toContain(seller.user.email);
    }
    const [entry] = (await call(t, { url: '/api/admin/audit', headers: admin.headers })).json();
    expect(entry).toMatchObject({
      description: 'Took down the listing “Stolen”',
      reason: 'The boat was reported stolen',
    });
    const [period] = await t.db.select().from(featuredPeriods).where(eq(featuredPeriods.listingId, boat));
    expect(period?.endedEarlyAt).not.toBeNull();

    expect(await mine(boat)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'The boat was reported stolen',
      featured: false,
      proposal: null,
    });
    await call(t, {
      method: 'PUT',
      url: `/api/my-boats/${boat}`,
      payload: { berths: 4 },
      headers: seller.headers,
    });
    const queue = await call(t, { url: '/api/admin/pending-boats?q=stolen', headers: admin.headers });
    expect(queue.json()[0].facts).toContainEqual(
      expect.objectContaining({
        kind: 'earlier-rejections',
        sentence: 'Anna Bell has been rejected once before: “The boat was reported stolen”',
      }),
    );
  });

  it('can take down a sold boat, which is then rejected and not sold; approved again it is sold, and the mail says so', async () => {
    const boat = await liveBoat('Sold and doubted');
    const figures = async () =>
      (await call(t, { url: '/api/my-boats/figures', headers: seller.headers })).json();
    const inState = async (state: string): Promise<boolean> =>
      (await call(t, { url: `/api/my-boats?state=${state}`, headers: seller.headers }))
        .json()
        .some(({ id }: { id: number }) => id === boat);
    const soldForAdmins = async (): Promise<boolean> =>
      (await call(t, { url: '/api/admin/approved-boats?state=sold&limit=100', headers: admin.headers }))
        .json()
        .some(({ id }: { id: number }) => id === boat);
    const { soldListings } = await figures();
    await post(t, `/api/my-boats/${boat}/sold`, { sold: true }, { headers: seller.headers });
    expect((await figures()).soldListings).toBe(soldListings + 1);
    const { id } = await report(boat);

    const answer = await act(`reports/${id}/take-down`, { reason: 'Not theirs to sell' });
    expect(answer.json().boat).toMatchObject({ status: 'rejected', sold: false, isPublic: false });
    expect(await mine(boat)).toMatchObject({ status: 'rejected', sold: false });
    expect([await inState('sold'), await inState('rejected'), await soldForAdmins()]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await figures()).soldListings).toBe(soldListings);
    expect(await statusOf(boat)).toBe(404);
    const ownPage = await call(t, { url: `/api/boats/${boat}`, headers: seller.headers });
    expect(ownPage.json()).toMatchObject({ status: 'rejected', sold: false });

    await call(t, {
      method: 'PUT',
      url: `/api/my-boats/${boat}`,
      payload: { berths: 4 },
      headers: seller.headers,
    });
    expect(await mine(boat)).toMatchObject({ status: 'pending', sold: false });
    expect((await act(`approve-boat/${boat}`)).json()).toMatchObject({
      message: 'The boat is now public, as sold',
      state: 'sold',
    });
    expect(await mine(boat)).toMatchObject({ status: 'approved', sold: true });
    expect((await call(t, { url: `/api/boats/${boat}` })).json()).toMatchObject({ sold: true });
    expect([await inState('sold'), await inState('live'), await soldForAdmins()]).toEqual([
      true,
      false,
      true,
    ]);
    const subjects = (await mailsTo(t, seller.user.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Your listing is public again: Sold and doubted');
    expect(subjects.filter((subject) => subject === 'Your listing is live: Sold and doubted')).toHaveLength(
      1,
    );
  });

  it('can only be dismissed if the boat is gone; unknown reports return 404', async () => {
    const boat = await liveBoat('Withdrawn');
    const { id } = await report(boat);
    await call(t, { method: 'DELETE', url: `/api/my-boats/${boat}`, headers: seller.headers });
    const late = await act(`reports/${id}/take-down`, { reason: 'A scam' });
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      'This listing is no longer public. Dismiss the report instead.',
    ]);
    expect((await act(`reports/${id}/dismiss`)).statusCode).toBe(200);
    expect((await act('reports/999999/dismiss')).statusCode).toBe(404);
    expect((await act('reports/999999/take-down', { reason: 'x' })).statusCode).toBe(404);
    expect((await act('reports/none/dismiss')).statusCode).toBe(400);
    expect((await call(t, { url: '/api/admin/reports?state=any', headers: admin.headers })).statusCode).toBe(
      400,
    );
  });

  it('are paged, with the total in a header', async () => {
    const boat = await liveBoat('Doubted often');
    for (let n = 0; n < 3; n += 1) await report(boat);
    const page = await call(t, { url: '/api/admin/reports?limit=2', headers: admin.headers });
    expect(page.json()).toHaveLength(2);
    expect(Number(page.headers['x-total-count'])).toBe((await list()).length);
  });
});
