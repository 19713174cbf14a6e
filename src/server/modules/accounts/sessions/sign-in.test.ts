import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SignedIn } from '#contract/accounts/accounts.ts';
import { MINUTE } from '#domain/durations.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import {
  newAddress,
  newEmail,
  post,
  registerAccount,
  registerThroughCodes,
  TEST_PASSWORD,
} from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findAccountByEmail, resetPassword } from '../accounts.repository.ts';
import { signIn } from './sign-in.service.ts';

const REFUSED = { error: 'Invalid email or password.' };

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
afterEach(() => vi.useRealTimers());

const attempt = (email: string, password: string, remoteAddress = newAddress()) =>
  post(t, '/api/auth/sign-in', { email, password }, { remoteAddress });

describe('signing in', () => {
  it('API-22 AUTH-10 ENTITY-15 MSG-04 returns the token, the user and a welcome', async () => {
    const { user } = await registerAccount(t, { firstName: 'Carla', lastName: 'Dee', sellerType: 'dealer' });
    const response = await attempt(user.email, TEST_PASSWORD);
    expect(response.statusCode).toBe(200);
    const body = SignedIn.strict().parse(response.json());
    expect(body).toMatchObject({ success: true, message: 'Welcome Back!', user });
    expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('ignores case and surrounding blanks in the email address', async () => {
    const { user } = await registerAccount(t, { email: newEmail('Dora.Quay') });
    expect((await attempt(`  ${user.email.toUpperCase()} `, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('ERR-19 a wrong password, an unknown address and an invalid address get the same 400', async () => {
    const { user } = await registerAccount(t);
    for (const [email, password] of [
      [user.email, 'not the one'],
      [newEmail(), TEST_PASSWORD],
      ['no address', TEST_PASSWORD],
      [user.email, 'x'.repeat(5_000)],
    ] as const) {
      const response = await attempt(email, password);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe(REFUSED.error);
      expect(response.cookies).toEqual([]);
    }
  });

  it('AUTH-18 ERR-17 needs both email address and password', async () => {
    for (const body of [
      {},
      { email: 'a@example.org' },
      { password: 'x' },
      { email: ' ', password: 'x' },
      { email: ['a'], password: 1 },
    ]) {
      const response = await post(t, '/api/auth/sign-in', body);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe('Please enter both email and password.');
    }
  });

  it('an email address with look-alike letters is a different address', async () => {
    const { user } = await registerAccount(t, { email: newEmail('kapitan') });
    for (const email of [
      user.email.replace('k', '\u212A'),
      user.email.replace('a', 'а'),
      user.email.replace('@', '＠'),
    ])
      expect((await attempt(email, TEST_PASSWORD)).json()).toEqual(REFUSED);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    // With a password of the real cost.
    const { user } = await registerThroughCodes(t);
    /** The work of all threads: unlike the time, it does not depend on what else the machine does. */
    const took = async (email: string) => {
      const start = process.cpuUsage();
      await attempt(email, 'not the one');
      return process.cpuUsage(start).user;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 15; round += 1) {
      times.known.push(await took(user.email));
      times.unknown.push(await took(newEmail()));
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[7]!;
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('a password that is changed while it is being verified opens no session', async () => {
    const { user, password } = await registerAccount(t);
    const transaction = t.deps.db.transaction.bind(t.deps.db);
    const replacedMeanwhile: typeof transaction = async (work, config) => {
      await resetPassword(t.db, { emailKey: user.email, passwordHash: 'another', now: new Date() });
      return transaction(work, config);
    };
    const caller = { address: newAddress(), browser: 'none' };
    const turn = serverTurn('tests');
    const db = Object.assign(Object.create(t.deps.db), { transaction: replacedMeanwhile });
    await expect(signIn({ ...t.deps, db }, { email: user.email, password, caller, turn })).rejects.toThrow(
      REFUSED.error,
    );
    expect((await findAccountByEmail(t.db, user.email))?.passwordHash).toBe('another');
  });
});

describe('sign-in limits', () => {
  it('25 in 5 minutes from one client address; then 429 with the time to wait, after which it may try again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const address = newAddress();
    for (let times = 0; times < 25; times += 1)
      expect((await attempt(newEmail(), 'x', address)).statusCode).toBe(400);
    const refused = await attempt(newEmail(), 'x', address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect((await attempt(newEmail(), 'x')).statusCode).toBe(400);
    vi.setSystemTime(Date.now() + 5 * MINUTE + 1_000);
    expect((await attempt(newEmail(), 'x', address)).statusCode).toBe(400);
  });

  it('a forged X-Forwarded-For does not change the client address', async () => {
    const remoteAddress = newAddress();
    const forgedSignIn = () =>
      post(
        t,
        '/api/auth/sign-in',
        { email: newEmail(), password: 'x' },
        {
          remoteAddress,
          headers: { 'x-forwarded-for': newAddress() },
        },
      );
    for (let times = 0; times < 25; times += 1) expect((await forgedSignIn()).statusCode).toBe(400);
    expect((await forgedSignIn()).statusCode).toBe(429);
  });
});
