import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiToken } from '#contract/accounts/api-tokens.ts';
import { TOKEN_LIMITS, TOKEN_SCOPE_NAMES } from '#domain/accounts/token-scopes.ts';
import { DAY } from '#domain/durations.ts';
import {
  call,
  codeIn,
  mailsTo,
  newEmail,
  newToken,
  post,
  registerAccount,
  resetCodeFor,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { newConversation } from '#tests/support/conversations.ts';
import { freezeTime } from '#tests/support/freeze-time.ts';
import { insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { apiTokens } from './tokens.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());

const tokensOf = async ({ headers }: SignedInAccount) =>
  (await call(t, { url: '/api/tokens', headers })).json<ApiToken[]>();
const signInAgain = async ({ user: { email }, password }: SignedInAccount) => {
  const answer = await post(t, '/api/auth/sign-in', { email, password });
  return { authorization: `Bearer ${answer.json().token}` };
};
const myBoats = (headers: { authorization: string }) => call(t, { url: '/api/my-boats', headers });

describe('API tokens', () => {
  it('BROKER-11 shows a token once, stores only its hash and mails the account holder', async () => {
    const owner = await registerAccount(t, { sellerType: 'broker' });
    const created = await newToken(t, owner, ['boats:read', 'boats:read']);
    expect(created.token).toMatch(/^slw_[\w-]{43}$/);
    expect(created).toMatchObject({ name: 'Stock system', scopes: ['boats:read'], lastUsedAt: null });
    const [listed] = await tokensOf(owner);
    expect(listed).toEqual({
      id: created.id,
      name: 'Stock system',
      scopes: ['boats:read'],
      createdAt: created.createdAt,
      lastUsedAt: null,
    });
    const rows = JSON.stringify(await t.db.select().from(apiTokens));
    expect(rows).not.toContain(created.token.slice(4));
    const [mail] = await mailsTo(t, owner.user.email);
    expect(mail?.subject).toBe('A new API token for your Slipway account');
    expect(mail?.text).toContain('“Stock system”');
    expect(mail?.text).not.toContain(created.token);
  });

  it('BROKER-11 answers for the account within its scopes and shows when it was last used', async () => {
    const owner = await registerAccount(t, { sellerType: 'broker' });
    const { id } = await insertListing(t.db, { ownerId: owner.user.id, status: 'pending' });
    const { headers } = await newToken(t, owner, ['boats:read']);
    expect((await myBoats(headers)).json()).toMatchObject([{ id }]);
    expect((await call(t, { url: `/api/boats/${id}`, headers })).statusCode).toBe(200);
    expect((await tokensOf(owner))[0]?.lastUsedAt).not.toBeNull();
    const refused = await call(t, { method: 'DELETE', url: `/api/my-boats/${id}`, headers });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toBe('This API token may not make this call');
  });

  it('BROKER-11 works until it is revoked, by its owner only', async () => {
    const owner = await registerAccount(t);
    const other = await registerAccount(t);
    const { id, headers } = await newToken(t, owner, ['boats:read']);
    const url = `/api/tokens/${id}`;
    expect((await call(t, { method: 'DELETE', url, headers: other.headers })).statusCode).toBe(404);
    expect((await myBoats(headers)).statusCode).toBe(200);
    expect((await call(t, { method: 'DELETE', url, headers: owner.headers })).statusCode).toBe(200);
    expect((await myBoats(headers)).statusCode).toBe(401);
    expect(await tokensOf(owner)).toEqual([]);
  });

  it('BROKER-11 does not renew itself: a token cannot make, list or revoke tokens, or read the profile', async () => {
    const owner = await registerAccount(t);
    const { id, headers } = await newToken(t, owner, ['boats:read', 'boats:write', 'import']);
    const body = { name: 'Another', scopes: ['import'] };
    expect((await post(t, '/api/tokens', body, { headers })).statusCode).toBe(403);
    expect((await call(t, { url: '/api/tokens', headers })).statusCode).toBe(403);
    expect((await call(t, { method: 'DELETE', url: `/api/tokens/${id}`, headers })).statusCode).toBe(403);
    expect((await call(t, { url: '/api/auth/profile', headers })).statusCode).toBe(403);
  });

  it('BROKER-11 stops working when the account is suspended', async () => {
    const admin = await registerAccount(t, { role: 'admin' });
    const owner = await registerAccount(t);
    const { headers } = await newToken(t, owner, ['boats:read']);
    await post(
      t,
      `/api/admin/users/${owner.user.id}/suspend`,
      { reason: 'Fraud' },
      { headers: admin.headers },
    );
    expect((await myBoats(headers)).statusCode).toBe(401);
  });

  it('BROKER-11 has its own limit beside that of the account', async () => {
    freezeTime();
    const owner = await registerAccount(t);
    const { headers } = await newToken(t, owner, ['boats:read']);
    const second = await newToken(t, owner, ['boats:read']);
    const urls = ['/api/my-boats', '/api/my-boats/figures', '/api/drafts'];
    const statuses = new Set<number>();
    for (let n = 0; n < 202; n += 1)
      for (const url of urls) statuses.add((await call(t, { url, headers })).statusCode);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await myBoats(second.headers)).statusCode).toBe(200);
    expect((await myBoats(owner.headers)).statusCode).toBe(200);
  });

  it(`BROKER-11 an account has ${TOKEN_LIMITS.perAccount} tokens at most, also when they are made in parallel`, async () => {
    const owner = await registerAccount(t);
    const wanted = Array.from({ length: TOKEN_LIMITS.perAccount + 4 }, (_, n) => `Token ${n}`);
    const answers = await race(
      t.deps,
      wanted.map(
        (name) => () => post(t, '/api/tokens', { name, scopes: ['import'] }, { headers: owner.headers }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(TOKEN_LIMITS.perAccount);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
  });

  it.each([
    { payload: { name: ' ', scopes: ['import'] }, path: 'name' },
    { payload: { name: 'x'.repeat(61), scopes: ['import'] }, path: 'name' },
    { payload: { name: 'Stock', scopes: [] }, path: 'scopes' },
    { payload: { name: 'Stock', scopes: ['admin'] }, path: 'scopes' },
  ])('BROKER-11 refuses $payload', async ({ payload, path }) => {
    const { headers } = await registerAccount(t);
    const answer = await post(t, '/api/tokens', payload, { headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path[0]).toBe(path);
  });

  it('BROKER-11 a password reset revokes all tokens of the account, and the mail names them', async () => {
    const owner = await registerAccount(t);
    const other = await registerAccount(t);
    const tokens = [await newToken(t, owner, ['boats:read']), await newToken(t, owner, ['import'])];
    const kept = await newToken(t, other, ['boats:read']);
    const { email } = owner.user;
    const code = await resetCodeFor(t, email);
    const { token } = (await post(t, '/api/auth/verify-reset-code', { email, code })).json();
    const reset = await post(t, '/api/auth/reset-password', { email, token, password: 'a ketch on passage' });
    expect(reset.statusCode).toBe(200);
    for (const { headers } of tokens) expect((await myBoats(headers)).statusCode).toBe(401);
    expect((await myBoats(kept.headers)).statusCode).toBe(200);
    const notice = (await mailsTo(t, email)).at(-1);
    expect(notice?.subject).toBe('Your Slipway password was changed');
    expect(notice?.text).toContain('Your API tokens “Stock system”, “Stock system” no longer work.');
  });

  it('BROKER-11 a confirmed change of address revokes all tokens, and the mail to the old address names them', async () => {
    const owner = await registerAccount(t);
    const { headers } = await newToken(t, owner, ['boats:read']);
    const newAddress = newEmail('moved');
    const wanted = { newEmail: newAddress, currentPassword: owner.password };
    await post(t, '/api/auth/change-email', wanted, { headers: owner.headers });
    const code = codeIn((await mailsTo(t, newAddress)).at(-1));
    expect((await myBoats(headers)).statusCode, 'before the confirmation').toBe(200);
    const body = { newEmail: newAddress, code };
    const confirmed = await post(t, '/api/auth/confirm-email', body, { headers: owner.headers });
    expect(confirmed.statusCode).toBe(200);
    expect((await myBoats(headers)).statusCode).toBe(401);
    expect(await tokensOf(owner)).toEqual([]);
    const notice = (await mailsTo(t, owner.user.email)).at(-1);
    expect(notice?.text).toContain('Your API token “Stock system” no longer works.');
  });

  it('BROKER-11 keeps working after a change of password, whose mail names it', async () => {
    const owner = await registerAccount(t);
    const { headers } = await newToken(t, owner, ['boats:read']);
    const passwords = { currentPassword: owner.password, newPassword: 'a ketch on passage' };
    await post(t, '/api/auth/change-password', passwords, { headers: owner.headers });
    expect((await myBoats(headers)).statusCode).toBe(200);
    const notice = (await mailsTo(t, owner.user.email)).at(-1);
    expect(notice?.text).toContain('Your API token “Stock system” still works.');
  });

  it('BROKER-11 opens no photo of a message, and none of another seller for an administrator', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const { url } = await uploadFile(t, buyer);
    const message = { text: 'My berth', images: [url] };
    await post(t, `/api/threads/${id}/messages`, message, { headers: buyer.headers });
    for (const person of [seller, buyer]) {
      const { headers } = await newToken(t, person, TOKEN_SCOPE_NAMES);
      expect((await call(t, { url, headers: person.headers })).statusCode).toBe(200);
      expect((await call(t, { url, headers })).statusCode).toBe(404);
    }
    const admin = await registerAccount(t, { role: 'admin' });
    const { headers } = await newToken(t, admin, TOKEN_SCOPE_NAMES);
    const hidden = await insertListing(t.db, { ownerId: seller.user.id, status: 'pending' });
    const unused = await uploadFile(t, seller);
    for (const address of [`/api/boats/${hidden.id}`, unused.url]) {
      expect((await call(t, { url: address, headers: admin.headers })).statusCode, address).toBe(200);
      expect((await call(t, { url: address, headers })).statusCode, address).toBe(404);
    }
  });

  it('BROKER-11 outlives sessions: it works until it is revoked', async () => {
    const owner = await registerAccount(t);
    const { id, headers } = await newToken(t, owner, ['boats:read']);
    await call(t, { method: 'DELETE', url: '/api/auth/sessions', headers: owner.headers });
    t.advance(90 * DAY);
    expect((await myBoats(owner.headers)).statusCode).toBe(401);
    expect((await myBoats(headers)).statusCode).toBe(200);
    const back = await signInAgain(owner);
    await call(t, { method: 'DELETE', url: `/api/tokens/${id}`, headers: back });
    expect((await myBoats(headers)).statusCode).toBe(401);
  });
});
