import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/durations.ts';
import { buildApp } from '#server/app.ts';
import { sql } from '#server/db/drizzle.ts';
import { openDeps } from '#server/open-deps.ts';
import { newAddress, newEmail, post, registerAccount, TEST_PASSWORD } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sweepExpired } from '../accounts.jobs.ts';
import { sweepAllowances } from './allowances.repository.ts';
import { allowances, knownCallers } from './allowances.table.ts';
import { BROWSER_COOKIE } from './caller.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());
afterEach(() => vi.useRealTimers());

interface From {
  address?: string;
  browser?: string;
}

const from = ({ address = newAddress(), browser }: From) => ({
  remoteAddress: address,
  ...(browser ? { headers: { cookie: `${BROWSER_COOKIE}=${browser}` } } : {}),
});
const signIn = (email: string, password: string, at: From = {}) =>
  post(t, '/api/auth/sign-in', { email, password }, from(at));
const CODE_CALLS = ['send-verification', 'resend-verification', 'forgot-password'] as const;
const requestCode = (email: string, at: From = {}, call: string = 'forgot-password') =>
  post(t, `/api/auth/${call}`, { email }, from(at));

async function times(count: number, work: (n: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await work(n)).statusCode);
  return statuses;
}
const all = (count: number, status: number) => Array(count).fill(status);

/** An account that has signed in once, with the browser and client address it used. */
async function owner() {
  const { user } = await registerAccount(t);
  const address = newAddress();
  const response = await signIn(user.email, TEST_PASSWORD, { address });
  const cookie = response.cookies.find(({ name }) => name === BROWSER_COOKIE);
  return { email: user.email, address, browser: cookie?.value ?? '', cookie };
}

describe('wrong passwords', () => {
  it('25 in an hour for one account, regardless of case and client address; after that hour it can be tried again', async () => {
    const { user } = await registerAccount(t);
    const wrong = (n: number) => signIn(n % 2 ? user.email.toUpperCase() : user.email, 'x');
    expect(await times(25, wrong)).toEqual(all(25, 400));
    const refused = await signIn(user.email, TEST_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    t.advance(HOUR + MINUTE);
    expect((await signIn(user.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('an email address without an account is limited in the same way', async () => {
    const email = newEmail();
    expect(await times(26, () => signIn(email, 'x'))).toEqual([...all(25, 400), 429]);
  });

  it('strangers cannot lock out a browser or client address that has signed in before', async () => {
    const { email, address, browser } = await owner();
    expect(await times(26, () => signIn(email, 'x'))).toEqual([...all(25, 400), 429]);
    expect((await signIn(email, TEST_PASSWORD, { address })).statusCode).toBe(200);
    expect((await signIn(email, TEST_PASSWORD, { browser })).statusCode).toBe(200);
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(429);
  });

  it('a neighbour behind the same client address cannot lock out the owner’s browser', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email, address, browser } = await owner();
    expect(await times(24, () => signIn(email, 'x', { address }))).toEqual(all(24, 400));
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    expect(await times(2, () => signIn(email, 'x', { address }))).toEqual([400, 429]);
    expect((await signIn(email, TEST_PASSWORD, { address, browser })).statusCode).toBe(200);
  });

  it('a single stranger only locks out themselves: the owner can sign in from a new place', async () => {
    const { email } = await owner();
    const address = newAddress();
    expect(await times(25, () => signIn(email, 'x', { address }))).toEqual(all(25, 400));
    expect((await signIn(email, 'x', { address })).statusCode).toBe(429);
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('a browser known to one account is a stranger to another', async () => {
    const [{ browser }, victim] = [await owner(), await owner()];
    expect(await times(26, () => signIn(victim.email, 'x', { browser }))).toEqual([...all(25, 400), 429]);
  });

  it('a known browser is also limited to 25', async () => {
    const { email, browser } = await owner();
    expect(await times(26, () => signIn(email, 'x', { browser }))).toEqual([...all(25, 400), 429]);
  });

  it('parallel attempts cannot exceed the limit', async () => {
    const { user } = await registerAccount(t);
    const responses = await race(
      t.deps,
      Array.from({ length: 60 }, () => () => signIn(user.email, 'x')),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(25);
  });
});

describe('mails with a code', () => {
  it('five in 30 minutes for one email address, whichever call requests them', async () => {
    const email = newEmail();
    const requestNth = (n: number) => requestCode(email, {}, CODE_CALLS[n % 3]);
    expect(await times(6, requestNth)).toEqual([...all(5, 200), 429]);
    t.advance(31 * MINUTE);
    expect(await times(6, requestNth)).toEqual([...all(5, 200), 429]);
  });

  it('fifteen in a day, whichever call requests them; refused ones do not count', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await requestCode(email, {}, CODE_CALLS[n % 3])).statusCode);
      t.advance(10 * MINUTE);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.at(-1)).toBe(429);
    t.advance(DAY);
    expect((await requestCode(email)).statusCode).toBe(200);
  });

  it('twenty in an hour from one client address, whichever call requests them', async () => {
    const address = newAddress();
    const requestNth = (n: number) => requestCode(newEmail(), { address }, CODE_CALLS[n % 3]);
    expect(await times(21, requestNth)).toEqual([...all(20, 200), 429]);
  });

  it('strangers who request the owner’s codes all day do not stop the owner from requesting one', async () => {
    const { email, address, browser } = await owner();
    expect(await times(6, () => requestCode(email))).toEqual([...all(5, 200), 429]);
    expect((await requestCode(email, { address })).statusCode).toBe(200);
    expect((await requestCode(email, { browser })).statusCode).toBe(200);
  });

  it('a single stranger cannot use up the shared limit', async () => {
    const { email } = await owner();
    const address = newAddress();
    expect(await times(6, () => requestCode(email, { address }))).toEqual([...all(5, 200), 429]);
    expect((await requestCode(email)).statusCode).toBe(200);
  });
});

describe('stored counts', () => {
  it('a daily count survives a restart', async () => {
    const email = newEmail();
    const requestNth = async () => {
      t.advance(31 * MINUTE);
      return times(5, () => requestCode(email));
    };
    for (let round = 0; round < 3; round += 1) expect(await requestNth()).toEqual(all(5, 200));
    t.advance(31 * MINUTE);
    const log = pino({ level: 'silent' });
    const again = await buildApp({ deps: openDeps({ ...t.deps, log, work: false }), log });
    const response = await post({ app: again }, '/api/auth/forgot-password', { email });
    expect(response.statusCode).toBe(429);
    await again.close();
  });

  it('contain neither client addresses nor email addresses', async () => {
    const { email, address, browser } = await owner();
    await requestCode(email);
    const { rows } = await t.db.execute(sql`
      select encode(key, 'escape') as text from ${allowances} union all
      select encode(mark, 'escape') from ${knownCallers}`);
    const written = JSON.stringify(rows);
    for (const secret of [email, address, browser]) expect(written).not.toContain(secret);
  });

  it('counts of invented email addresses are deleted before the count of one under attack', async () => {
    const victim = newEmail();
    await times(20, () => signIn(victim, 'x'));
    await t.db.execute(sql`
      insert into ${allowances} (key, taken, renews_at)
      select sha256(n::text::bytea), 1, now() + interval '2 days' from generate_series(1, 2000) n`);
    await sweepAllowances(t.db, { now: t.deps.clock.now(), keep: 100 });
    const { rows } = await t.db.execute(sql`select count(*)::integer as kept from ${allowances}`);
    expect(rows).toEqual([{ kept: 100 }]);
    expect(await times(6, () => signIn(victim, 'x'))).toEqual([...all(5, 400), 429]);
  });

  it('expired counts are deleted', async () => {
    await requestCode(newEmail());
    t.advance(2 * DAY);
    await t.deps.jobs.enqueue(t.db, sweepExpired, {});
    await t.deps.jobs.drain();
    expect(await t.db.$count(allowances)).toBe(0);
  });

  it('the browser’s secret is only sent to the calls that need it, and scripts cannot read it', async () => {
    const { cookie } = await owner();
    expect(cookie).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Strict' });
  });

  it('right passwords never count, and an account remembers a limited number of callers', async () => {
    const { user } = await registerAccount(t);
    expect(await times(30, () => signIn(user.email, TEST_PASSWORD))).toEqual(all(30, 200));
    expect(await t.db.$count(knownCallers, sql`account_id = ${user.id}`)).toBe(40);
  });
});
