import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import {
  call,
  codeIn,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let account: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  account = await registerAccount(t);
});
afterAll(() => t.close());

const profile = async () => (await call(t, { url: '/api/auth/profile', headers: account.headers })).json();
const CHANGES = { fullName: 'Anna Maria Quay', phone: '07700 900123', sellerType: 'private' };
const change = (changes: object) =>
  call(t, {
    method: 'PUT',
    url: '/api/auth/profile',
    payload: { ...CHANGES, ...changes },
    headers: account.headers,
  });
const askFor = (email: string, password = account.password) =>
  post(t, '/api/auth/change-email', { newEmail: email, currentPassword: password }, account);
const confirm = (email: string, code: string, by = account) =>
  post(t, '/api/auth/confirm-email', { newEmail: email, code }, by);
const signIn = async (email: string) =>
  (await post(t, '/api/auth/sign-in', { email, password: account.password })).statusCode;

it('the name, phone number and account type can be changed, within bounds', async () => {
  expect((await change({})).json()).toMatchObject({
    user: { firstName: 'Anna', lastName: 'Maria Quay' },
    phone: '07700 900123',
  });
  expect(await profile()).toMatchObject({ phone: '07700 900123', deletionRequestedAt: null });
  expect((await change({ phone: '' })).json().phone).toBeNull();
  for (const wrong of [
    { fullName: ' ' },
    { fullName: 'x'.repeat(101) },
    { phone: 'ring me' },
    { phone: '0'.repeat(31) },
    { sellerType: 'pirate' },
  ])
    expect((await change(wrong)).statusCode).toBe(400);
});

it('listings follow the account type', async () => {
  const { id } = await insertListing(t.db, { ownerId: account.user.id });
  const isBroker = async () => (await call(t, { url: `/api/boats/${id}` })).json().brokerListing;
  await change({ sellerType: 'dealer' });
  expect(await isBroker()).toBe(true);
  await change({ sellerType: 'private' });
  expect(await isBroker()).toBe(false);
});

it('the email address changes with the code sent to the new one; the old one is notified and other devices are signed out', async () => {
  const [before, after] = [account.user.email, newEmail('moved')];
  const elsewhere = await post(t, '/api/auth/sign-in', { email: before, password: account.password });
  expect((await askFor(after, 'wrong')).statusCode).toBe(400);
  expect((await askFor(before)).statusCode, 'the same address').toBe(400);
  expect((await askFor(after)).statusCode).toBe(200);
  const code = codeIn((await mailsTo(t, after)).at(-1));
  expect((await confirm(after, code === '111111' ? '222222' : '111111')).statusCode).toBe(400);
  const other = await registerAccount(t);
  expect((await confirm(after, code, other)).statusCode, 'of another account').toBe(400);
  expect((await confirm(after, code)).json()).toMatchObject({ email: after });
  expect((await profile()).user.email).toBe(after);
  expect([await signIn(before), await signIn(after)]).toEqual([400, 200]);
  const stale = { authorization: `Bearer ${elsewhere.json().token}` };
  expect((await call(t, { url: '/api/auth/profile', headers: stale })).statusCode).toBe(401);
  const notice = (await mailsTo(t, before)).at(-1);
  expect(notice?.subject).toBe('Your Slipway email address was changed');
  expect(notice?.text).toContain(after);
  expect((await confirm(after, code)).statusCode, 'once').toBe(400);
});

it('an address that has an account gets a mail that says so, which the response does not reveal', async () => {
  const taken = await registerAccount(t);
  expect((await askFor(taken.user.email)).statusCode).toBe(200);
  expect((await mailsTo(t, taken.user.email)).at(-1)?.subject).toBe('You already have a Slipway account');
});

it('someone who registers with the address meanwhile has it; a code lasts an hour', async () => {
  const wanted = newEmail('contested');
  await askFor(wanted);
  const code = codeIn((await mailsTo(t, wanted)).at(-1));
  await registerAccount(t, { email: wanted });
  expect((await confirm(wanted, code)).statusCode).toBe(409);
  const late = newEmail('late');
  await askFor(late);
  const lateCode = codeIn((await mailsTo(t, late)).at(-1));
  t.advance(HOUR + 1);
  expect((await confirm(late, lateCode)).statusCode).toBe(400);
});
