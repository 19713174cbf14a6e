import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '#server/db/drizzle.ts';
import {
  codeIn,
  mailsTo,
  newAddress,
  newEmail,
  post,
  registerAccount,
  resetCodeFor,
  TEST_PASSWORD,
  verificationCodeFor,
} from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { accounts, oneTimeCodes, sessions } from '../accounts.table.ts';
import { BROWSER_COOKIE } from '../allowances/caller.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());

const inParallel = <T>(count: number, call: (at: number) => Promise<T>) => race(t.deps, times(count, call));

/** A hundred wrong codes. */
const wrongCodes = (right: string) =>
  Array.from({ length: 100 }, (_, at) => String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0'));

const triesOf = async (emailKey: string) =>
  (await t.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.emailKey, emailKey)))[0]?.tries;

const statuses = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).sort();

describe('codes under attack', () => {
  it.each([
    ['verify-email', verificationCodeFor, async () => newEmail()],
    ['verify-reset-code', resetCodeFor, async () => (await registerAccount(t)).user.email],
  ] as const)(
    'of a hundred parallel guesses at %s at most five are evaluated',
    async (path, codeFor, createEmail) => {
      const email = await createEmail();
      const requester = { remoteAddress: newAddress() };
      const code = await codeFor(t, email, requester);
      const wrong = wrongCodes(code);
      const responses = await inParallel(100, (at) =>
        post(t, `/api/auth/${path}`, { email, code: wrong[at] }, requester),
      );
      expect(statuses(responses)).toEqual(Array(100).fill(400));
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      expect(await triesOf(email)).toBe(5);
      expect((await post(t, `/api/auth/${path}`, { email, code }, requester)).statusCode).toBe(400);
    },
  );

  it.each([
    ['verify-email', verificationCodeFor, async () => newEmail()],
    ['verify-reset-code', resetCodeFor, async () => (await registerAccount(t)).user.email],
  ] as const)(
    'a hundred strangers at %s cannot invalidate a code: three of their guesses are evaluated, and two are left for the caller who requested it',
    async (path, codeFor, createEmail) => {
      const email = await createEmail();
      const requester = { remoteAddress: newAddress() };
      const code = await codeFor(t, email, requester);
      const wrong = wrongCodes(code);
      const responses = await inParallel(100, (at) =>
        post(t, `/api/auth/${path}`, { email, code: wrong[at] }),
      );
      expect(statuses(responses)).toEqual(Array(100).fill(400));
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      expect(await triesOf(email)).toBe(3);
      expect((await post(t, `/api/auth/${path}`, { email, code })).statusCode).toBe(400);
      const guess = (at: number) => post(t, `/api/auth/${path}`, { email, code: wrong[at] }, requester);
      expect((await guess(0)).statusCode).toBe(400);
      expect((await post(t, `/api/auth/${path}`, { email, code }, requester)).statusCode).toBe(200);
    },
  );

  it('strangers and the caller who requested the code share five wrong tries', async () => {
    const email = newEmail();
    const requester = { remoteAddress: newAddress() };
    const code = await verificationCodeFor(t, email, requester);
    const wrong = wrongCodes(code);
    const guess = (at: number, options = {}) =>
      post(t, '/api/auth/verify-email', { email, code: wrong[at] }, options);
    for (let at = 0; at < 3; at += 1) await guess(at);
    for (let at = 3; at < 5; at += 1) await guess(at, requester);
    expect(await triesOf(email)).toBe(5);
    expect((await post(t, '/api/auth/verify-email', { email, code }, requester)).statusCode).toBe(400);
  });

  it('the caller who requested the code is also recognised by browser, as a phone may change its client address', async () => {
    const email = newEmail();
    const request = await post(t, '/api/auth/send-verification', { email });
    const cookie = request.cookies.find(({ name }) => name === BROWSER_COOKIE);
    const code = codeIn((await mailsTo(t, email)).at(-1));
    const [wrong] = wrongCodes(code);
    for (let times = 0; times < 10; times += 1)
      await post(t, '/api/auth/verify-email', { email, code: wrong });
    expect((await post(t, '/api/auth/verify-email', { email, code })).statusCode).toBe(400);
    const headers = { cookie: `${BROWSER_COOKIE}=${cookie?.value}` };
    expect((await post(t, '/api/auth/verify-email', { email, code }, { headers })).statusCode).toBe(200);
  });

  it('fifty parallel registrations with the right code create one account', async () => {
    const email = newEmail();
    const verificationCode = await verificationCodeFor(t, email);
    const responses = await inParallel(50, () =>
      post(t, '/api/auth/register', {
        email,
        fullName: 'Anna Bell',
        password: TEST_PASSWORD,
        verificationCode,
      }),
    );
    expect(statuses(responses)).toEqual([201, ...Array(49).fill(400)]);
    expect(await t.db.select().from(accounts).where(eq(accounts.emailKey, email))).toHaveLength(1);
  });

  it('fifty parallel posts of the right reset code get one token', async () => {
    const { user } = await registerAccount(t);
    const code = await resetCodeFor(t, user.email);
    const responses = await inParallel(50, () =>
      post(t, '/api/auth/verify-reset-code', { email: user.email, code }),
    );
    expect(statuses(responses)).toEqual([200, ...Array(49).fill(400)]);
  });

  it('a reset token sets one password, however many parallel requests use it', async () => {
    const { user } = await registerAccount(t);
    const { email } = user;
    const code = await resetCodeFor(t, email);
    const { token } = (await post(t, '/api/auth/verify-reset-code', { email, code })).json();
    const responses = await inParallel(10, (at) =>
      post(t, '/api/auth/reset-password', { email, token, password: `another sloop ${at}` }),
    );
    expect(statuses(responses)).toEqual([200, ...Array(9).fill(400)]);
    const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
    const signIns = await inParallel(10, (at) =>
      post(t, '/api/auth/sign-in', { email, password: `another sloop ${at}` }),
    );
    expect(signIns.findIndex(({ statusCode }) => statusCode === 200)).toBe(winner);
    expect(statuses(signIns)).toEqual([200, ...Array(9).fill(400)]);
  });

  it('no session opened with the old password survives a concurrent reset', async () => {
    const { user } = await registerAccount(t);
    const { email } = user;
    const code = await resetCodeFor(t, email);
    const { token } = (await post(t, '/api/auth/verify-reset-code', { email, code })).json();
    const [reset] = await race(t.deps, [
      () => post(t, '/api/auth/reset-password', { email, token, password: 'a ketch under way' }),
      ...times(12, () => post(t, '/api/auth/sign-in', { email, password: TEST_PASSWORD })),
    ]);
    expect(reset?.statusCode).toBe(200);
    expect(await t.db.$count(sessions, eq(sessions.accountId, user.id))).toBe(0);
  });
});
