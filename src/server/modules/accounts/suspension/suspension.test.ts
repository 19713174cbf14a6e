import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { listingDailyCounts } from '#server/modules/analytics/analytics.table.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findAccount } from '../accounts.repository.ts';
import { openSession } from '../sessions/sessions.service.ts';

let t: TestApp;
let seller: SignedInAccount;
let buyer: SignedInAccount;
let admin: SignedInAccount;
let boatId: number;
let photoUrl: string;
beforeAll(async () => {
  t = await startTestApp({ SUPPORT_EMAIL: 'team@boats.example' });
  seller = await registerAccount(t);
  buyer = await registerAccount(t);
  admin = await registerAccount(t, { role: 'admin' });
  const photo = await uploadFile(t, seller);
  photoUrl = photo.url;
  const boat = await insertListing(t.db, {
    ownerId: seller.user.id,
    imageIds: [photo.id],
    showEmail: true,
    sellerPhone: '020 7946 0000',
    showPhone: true,
  });
  boatId = boat.id;
  await post(t, '/api/watchlist', { boatId }, { headers: buyer.headers });
});
afterAll(() => t.close());

const status = async (url: string, headers = {}) => (await call(t, { url, headers })).statusCode;
const signIn = () => post(t, '/api/auth/sign-in', { email: seller.user.email, password: seller.password });

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };

/** Everything a visitor and a buyer can see of the boat. */
async function readPublicState() {
  const json = async (url: string, headers = {}) => (await call(t, { url, headers })).json();
  const enquiry = { boatId, buyerName: 'Bob', buyerEmail: 'bob@example.org', message: 'Is she still there?' };
  await post(t, '/api/analytics', { eventType: 'boat_view', boatId }, { headers: BROWSER });
  return {
    listed: (await json('/api/boats')).length,
    counted: (await json('/api/categories/summary')).boats.sailing,
    page: await status(`/api/boats/${boatId}`),
    photo: await status(photoUrl),
    watched: (await json('/api/watchlist', buyer.headers)).length,
    contact: (await post(t, '/api/contact-seller', enquiry)).statusCode,
    phone: (await post(t, `/api/boats/${boatId}/reveal-phone`)).statusCode,
    report: (await post(t, `/api/boats/${boatId}/report`, { reason: 'scam' })).statusCode,
    save: (await post(t, '/api/watchlist', { boatId }, { headers: admin.headers })).statusCode,
  };
}

it('a suspended account is signed out immediately and cannot sign in, and its boats are hidden until it is restored', async () => {
  const before = await readPublicState();
  expect(before).toMatchObject({
    listed: 1,
    counted: 1,
    page: 200,
    photo: 200,
    watched: 1,
    contact: 200,
    phone: 200,
  });
  expect(await status('/api/auth/sessions', seller.headers)).toBe(200);

  const accountId = seller.user.id;
  const reason = 'Sells boats that are not theirs';
  const decide = (what: string, body?: object) =>
    post(t, `/api/admin/users/${accountId}/${what}`, body, { headers: admin.headers });
  expect((await decide('suspend', { reason: ' ' })).statusCode).toBe(400);
  expect((await decide('suspend', { reason })).json()).toMatchObject({
    id: accountId,
    listings: 1,
    suspensionReason: reason,
    suspendedAt: expect.any(String),
  });
  expect((await decide('suspend', { reason: 'Again' })).statusCode).toBe(409);

  expect(await status('/api/auth/sessions', seller.headers)).toBe(401);
  const refused = await signIn();
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toMatch(/^This account has been suspended\./);
  const wrong = await post(t, '/api/auth/sign-in', { email: seller.user.email, password: 'not the one' });
  expect(wrong.statusCode).toBe(400);
  const account = await findAccount(t.db, accountId);
  const lateSession = await openSession(t.db, account!, { now: t.deps.clock.now() });
  expect(await status('/api/auth/sessions', { authorization: `Bearer ${lateSession.token}` })).toBe(401);

  expect(await readPublicState()).toEqual({
    listed: 0,
    counted: 0,
    page: 404,
    photo: 404,
    watched: 0,
    contact: 404,
    phone: 404,
    report: 404,
    save: 404,
  });
  expect(await status(`/api/boats/${boatId}`, admin.headers)).toBe(200);
  const { rows: views } = await t.db.execute(
    sql`select sum(${listingDailyCounts.views})::integer as views from ${listingDailyCounts}`,
  );

  expect((await decide('restore')).json()).toMatchObject({ suspendedAt: null, suspensionReason: null });
  expect((await decide('restore')).statusCode).toBe(409);
  expect((await signIn()).statusCode).toBe(200);
  expect(await readPublicState()).toMatchObject({ listed: 1, counted: 1, page: 200, photo: 200, watched: 1 });
  expect(views).toEqual([{ views: 1 }]);
});

it('the mail gives the reason and replies go to the team, not to one administrator; both actions are in the audit', async () => {
  const mails = await mailsTo(t, seller.user.email);
  const suspensionMail = mails.find(({ subject }) => subject === 'Your Slipway account has been suspended');
  expect(suspensionMail?.text).toContain('Sells boats that are not theirs');
  expect(suspensionMail?.replyTo).toEqual([expect.objectContaining({ address: 'team@boats.example' })]);
  expect(mails.map(({ subject }) => subject)).toContain('Your Slipway account has been restored');
  const trail = (await call(t, { url: '/api/admin/audit', headers: admin.headers })).json();
  expect(trail).toMatchObject([
    { action: 'restore-account', subjectType: 'account', subjectId: seller.user.id },
    { description: 'Suspended the account of “Anna Bell”', reason: 'Sells boats that are not theirs' },
  ]);
});

it('neither administrators nor unknown accounts can be suspended', async () => {
  const suspend = (id: string) =>
    post(t, `/api/admin/users/${id}/suspend`, { reason: 'Mutiny' }, { headers: admin.headers });
  const mate = await registerAccount(t, { role: 'admin' });
  expect((await suspend(admin.user.id)).statusCode).toBe(409);
  expect((await suspend(mate.user.id)).statusCode).toBe(409);
  expect((await suspend(randomUUID())).statusCode).toBe(404);
  expect((await suspend('nobody')).statusCode).toBe(400);
  expect(await status('/api/auth/sessions', mate.headers)).toBe(200);
});
