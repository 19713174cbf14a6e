import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiToken } from '#contract/accounts/api-tokens.ts';
import { TOKEN_LIMITS } from '#domain/accounts/token-scopes.ts';
import { DAY } from '#domain/durations.ts';
import {
  call,
  mailsTo,
  newToken,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { apiTokens } from './tokens.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const tokensOf = async ({ headers }: SignedInAccount) =>
  (await call(t, { url: '/api/tokens', headers })).json<ApiToken[]>();
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
    const answers = await Promise.all(
      wanted.map((name) => post(t, '/api/tokens', { name, scopes: ['import'] }, { headers: owner.headers })),
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

  it('BROKER-11 outlives sessions: it works until it is revoked', async () => {
    const owner = await registerAccount(t);
    const { headers } = await newToken(t, owner, ['boats:read']);
    await call(t, { method: 'DELETE', url: '/api/auth/sessions', headers: owner.headers });
    t.advance(90 * DAY);
    expect((await myBoats(headers)).statusCode).toBe(200);
  });
});
