import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { type Principal, SESSION_COOKIE } from '#server/http/access/access.ts';
import {
  call,
  newAddress,
  post,
  registerAccount,
  type SignedInAccount,
  TEST_PASSWORD,
} from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { setRole } from '../accounts.repository.ts';
import { sessions } from '../accounts.table.ts';
import { authenticateWith } from './authenticate.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const signIn = (email: string, headers: Record<string, string> = {}) =>
  post(t, '/api/auth/sign-in', { email, password: TEST_PASSWORD }, { headers });
const listing = (headers: Record<string, string>) => call(t, { url: '/api/auth/sessions', headers });
const newTab = (headers: Record<string, string>) => post(t, '/api/auth/session', undefined, { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the cookie of a sign-in', () => {
  it('is HttpOnly, SameSite=Lax, valid for the whole site and thirty days, and differs from the token', async () => {
    const { user } = await registerAccount(t);
    const response = await signIn(user.email);
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({
      name: SESSION_COOKIE,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 2_592_000,
    });
    expect(cookie).not.toHaveProperty('secure');
    expect(cookie?.value).not.toBe(response.json().token);
    expect((await listing(bearer(cookie!.value))).statusCode).toBe(401);
    expect((await listing({ cookie: `${SESSION_COOKIE}=${response.json().token}` })).statusCode).toBe(401);
  });

  it('is Secure if the site uses https', async () => {
    const open = await startTestApp({ PUBLIC_URL: 'https://boats.example' });
    try {
      const { user } = await registerAccount(open);
      const response = await post(open, '/api/auth/sign-in', { email: user.email, password: TEST_PASSWORD });
      expect(response.cookies[0]).toMatchObject({ name: SESSION_COOKIE, secure: true });
    } finally {
      await open.close();
    }
  });

  it('only authorises reading: every write needs the token', async () => {
    const { cookie, headers } = await registerAccount(t);
    expect((await listing({ cookie })).statusCode).toBe(200);
    for (const [method, url] of [
      ['POST', '/api/auth/sign-out'],
      ['DELETE', '/api/auth/sessions'],
      ['POST', '/api/auth/delete-request'],
    ] as const)
      expect((await call(t, { method, url, headers: { cookie } })).statusCode).toBe(401);
    expect((await listing(headers)).statusCode).toBe(200);
  });

  it('does not replace an invalid token: the tab must learn that it was signed out', async () => {
    const { cookie } = await registerAccount(t);
    expect((await listing({ cookie, ...bearer('A'.repeat(43)) })).statusCode).toBe(401);
  });
});

describe('a new tab', () => {
  it('gets the session’s token with the cookie, and the older tab keeps working', async () => {
    const { user, cookie, headers } = await registerAccount(t);
    const response = await newTab({ cookie, 'sec-fetch-site': 'same-origin' });
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json()).sort()).toEqual(['token', 'user']);
    expect(response.json().user).toEqual(user);
    const second = await newTab({ cookie });
    for (const tab of [headers, bearer(response.json().token), bearer(second.json().token)])
      expect((await listing(tab)).json()).toMatchObject([{ current: true }]);
  });

  it('without a valid cookie gets 401, and an invalid cookie is cleared', async () => {
    const { headers, cookie } = await registerAccount(t);
    expect((await newTab({})).statusCode).toBe(401);
    expect((await newTab(headers)).statusCode).toBe(401);
    expect((await newTab({ cookie: `${SESSION_COOKIE}=nonsense` })).statusCode).toBe(401);
    await post(t, '/api/auth/sign-out', undefined, { headers });
    const gone = await newTab({ cookie });
    expect(gone.statusCode).toBe(401);
    expect(gone.json()).toEqual({ error: 'Please sign in first' });
    expect(gone.cookies[0]).toMatchObject({ name: SESSION_COOKIE, value: '' });
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
  ])('of another site gets nothing: %j', async (from) => {
    const { cookie } = await registerAccount(t);
    const response = await newTab({ cookie, ...(from as unknown as Record<string, string>) });
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain('token');
  });

  it.each([{ origin: 'http://localhost:3000' }, { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }])(
    'of our own site gets the token: %j',
    async (from) => {
      const { cookie } = await registerAccount(t);
      expect((await newTab({ cookie, ...(from as unknown as Record<string, string>) })).statusCode).toBe(200);
    },
  );
});

describe('signing out', () => {
  it('ends token and cookie together and leaves other browsers signed in', async () => {
    const here = await registerAccount(t);
    const otherBrowser = await signIn(here.user.email);
    const response = await post(t, '/api/auth/sign-out', undefined, {
      headers: { ...here.headers, cookie: here.cookie, 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.cookies[0]).toMatchObject({ name: SESSION_COOKIE, value: '', path: '/' });
    expect((await listing(here.headers)).statusCode).toBe(401);
    expect((await listing({ cookie: here.cookie })).statusCode).toBe(401);
    expect((await newTab({ cookie: here.cookie })).statusCode).toBe(401);
    expect((await listing(bearer(otherBrowser.json().token))).statusCode).toBe(200);
  });

  it("also ends the session of the browser's cookie, if that is from a later sign-in", async () => {
    const first = await registerAccount(t);
    const later = await registerAccount(t);
    await post(t, '/api/auth/sign-out', undefined, { headers: { ...first.headers, cookie: later.cookie } });
    expect((await listing(first.headers)).statusCode).toBe(401);
    expect((await listing(later.headers)).statusCode).toBe(401);
  });

  it('everywhere ends every session of the account and no others', async () => {
    const here = await registerAccount(t);
    const other = await registerAccount(t);
    const otherBrowser = (await signIn(here.user.email)).json().token;
    const response = await call(t, { method: 'DELETE', url: '/api/auth/sessions', headers: here.headers });
    expect(response.statusCode).toBe(204);
    expect(response.cookies[0]).toMatchObject({ name: SESSION_COOKIE, value: '' });
    for (const headers of [here.headers, bearer(otherBrowser), { cookie: here.cookie }])
      expect((await listing(headers)).statusCode).toBe(401);
    expect((await listing(other.headers)).statusCode).toBe(200);
  });

  it('AUTH-24 without a valid session it is 401', async () => {
    for (const headers of [{}, bearer('x'), { authorization: 'Basic abc' }, bearer('A'.repeat(43))])
      expect((await post(t, '/api/auth/sign-out', undefined, { headers })).statusCode).toBe(401);
  });
});

describe('the list of sessions', () => {
  it('describes each browser, when it signed in, when it was last used and which is the current one, without address or secret', async () => {
    const here = await registerAccount(t);
    const { token } = (await signIn(here.user.email, { 'user-agent': FIREFOX })).json();
    const list = (await listing(bearer(token))).json();
    expect(list).toHaveLength(2);
    const mine = list.find(({ current }: { current: boolean }) => current);
    expect(Object.keys(mine).sort()).toEqual(['createdAt', 'current', 'device', 'id', 'lastUsedAt']);
    expect(mine.device).toBe('Firefox on Windows');
    expect(list.find(({ current }: { current: boolean }) => !current).device).toBe('Unknown device');
  });

  it("does not contain other accounts' sessions", async () => {
    const [one, other] = [await registerAccount(t), await registerAccount(t)];
    const ids = (response: { json(): { id: string }[] }) => response.json().map(({ id }) => id);
    expect(ids(await listing(one.headers))).not.toEqual(ids(await listing(other.headers)));
    expect((await listing(one.headers)).json()).toHaveLength(1);
  });

  it('updates the last use every few minutes', async () => {
    const { headers } = await registerAccount(t);
    const lastUsed = async () => Date.parse((await listing(headers)).json()[0].lastUsedAt);
    const first = await lastUsed();
    expect(await lastUsed()).toBe(first);
    t.advance(6 * MINUTE);
    expect(await lastUsed()).toBeGreaterThanOrEqual(first + 6 * MINUTE);
  });
});

describe('sessions', () => {
  it('AUTH-28 a call is authenticated by its bearer token', async () => {
    const { headers, token } = await registerAccount(t);
    expect((await listing(headers)).statusCode).toBe(200);
    expect((await listing({ authorization: `bearer ${token}` })).statusCode).toBe(200);
    expect((await listing({ authorization: token })).statusCode).toBe(401);
  });

  it('are stored as hashes only', async () => {
    const { user, token, cookie } = await registerAccount(t);
    const [row] = await t.db.select().from(sessions).where(eq(sessions.accountId, user.id));
    const stored =
      JSON.stringify(row) + row?.tokenHash.toString('base64url') + row?.cookieHash.toString('base64url');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(cookie.split('=')[1]);
    expect(row?.tokenHash).toHaveLength(32);
  });

  it('ROLE-05 ROLE-07 a changed role takes effect with the next call', async () => {
    const { user, token } = await registerAccount(t);
    const authenticate = authenticateWith(t.deps);
    const now = () => authenticate({ bearer: token, cookie: undefined }, newAddress());
    const roleNow = async () => ((await now()) as Principal | null)?.role;
    expect(await roleNow()).toBe('user');
    await setRole(t.db, { emailKey: user.email, role: 'admin', now: new Date() });
    expect(await roleNow()).toBe('admin');
    await setRole(t.db, { emailKey: user.email, role: 'user', now: new Date() });
    expect(await roleNow()).toBe('user');
  });

  it('ends after thirty days, and not before', async () => {
    const registered: SignedInAccount = await registerAccount(t);
    t.advance(30 * DAY - MINUTE);
    expect((await listing(registered.headers)).statusCode).toBe(200);
    expect((await newTab({ cookie: registered.cookie })).statusCode).toBe(200);
    t.advance(2 * MINUTE);
    expect((await listing(registered.headers)).statusCode).toBe(401);
    expect((await newTab({ cookie: registered.cookie })).statusCode).toBe(401);
  });
});
