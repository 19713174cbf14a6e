import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  resetCodeFor,
  type SignedInAccount,
  TEST_PASSWORD,
} from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { race } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const NEW_PASSWORD = 'a ketch under way';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  // Lets the queue read every job type once: inside a transaction the only connection is in use.
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

const changePassword = ({ headers }: Pick<SignedInAccount, 'headers'>, body: object) =>
  post(t, '/api/auth/change-password', body, { headers });
const sessionsOf = (headers: Record<string, string>) => call(t, { url: '/api/auth/sessions', headers });

describe('changing the password', () => {
  it('API-30 ROLE-04 MSG-21 sets it, keeps this browser signed in, signs the others out and sends a mail', async () => {
    const here = await registerAccount(t);
    const { email } = here.user;
    const otherToken = (await post(t, '/api/auth/sign-in', { email, password: TEST_PASSWORD })).json().token;
    const response = await changePassword(here, {
      email,
      currentPassword: TEST_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: 'Password changed successfully' });

    expect((await sessionsOf(here.headers)).json()).toHaveLength(1);
    expect(
      (await post(t, '/api/auth/session', undefined, { headers: { cookie: here.cookie } })).statusCode,
    ).toBe(200);
    expect((await sessionsOf({ authorization: `Bearer ${otherToken}` })).statusCode).toBe(401);
    expect((await post(t, '/api/auth/sign-in', { email, password: TEST_PASSWORD })).statusCode).toBe(400);
    expect((await post(t, '/api/auth/sign-in', { email, password: NEW_PASSWORD })).statusCode).toBe(200);
    const [notice] = await mailsTo(t, email);
    expect(notice?.subject).toBe('Your Slipway password was changed');
  });

  it('a wrong current password is 400, not 401, and changes nothing', async () => {
    const here = await registerAccount(t);
    const response = await changePassword(here, {
      currentPassword: 'not this one',
      newPassword: NEW_PASSWORD,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'Current password is incorrect' });
    expect((await sessionsOf(here.headers)).statusCode).toBe(200);
    expect(await mailsTo(t, here.user.email)).toEqual([]);
  });

  it('PROFILE-10 PROFILE-12 CONST-32 ERR-32 ERR-34 needs both passwords, the new one of 8 characters', async () => {
    const here = await registerAccount(t);
    const said = async (body: object) => (await changePassword(here, body)).json().error;
    expect(await said({})).toBe('All fields are required');
    expect(await said({ currentPassword: TEST_PASSWORD, newPassword: '' })).toBe('All fields are required');
    expect(await said({ currentPassword: TEST_PASSWORD, newPassword: '1234567' })).toBe(
      'New password must be at least 8 characters long',
    );
    expect(
      (await changePassword(here, { currentPassword: TEST_PASSWORD, newPassword: '12345678' })).statusCode,
    ).toBe(200);
  });

  it('another email address is 403, whether or not it has an account, for administrators too; without a session it is 401', async () => {
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const other = await registerAccount(t);
    for (const here of [await registerAccount(t), await registerAccount(t, { role: 'admin' })]) {
      for (const email of [other.user.email, newEmail()])
        expect((await changePassword(here, { ...body, email })).statusCode).toBe(403);
      expect(
        (await changePassword(here, { ...body, email: ` ${here.user.email.toUpperCase()}` })).statusCode,
      ).toBe(200);
    }
    expect((await post(t, '/api/auth/change-password', body)).statusCode).toBe(401);
    expect(
      (await post(t, '/api/auth/change-password', body, { headers: { cookie: other.cookie } })).statusCode,
    ).toBe(401);
  });

  it('cancels a reset that was in progress', async () => {
    const here = await registerAccount(t);
    const { email } = here.user;
    const code = await resetCodeFor(t, email);
    await changePassword(here, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect((await post(t, '/api/auth/verify-reset-code', { email, code })).statusCode).toBe(400);
  });

  it('of two parallel changes only one succeeds', async () => {
    const here = await registerAccount(t);
    const responses = await race(
      t.deps,
      ['the first of both', 'the other of both'].map(
        (newPassword) => () => changePassword(here, { currentPassword: TEST_PASSWORD, newPassword }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('ten tries in 15 minutes: a stolen token cannot be used to guess the password', async () => {
    const here = await registerAccount(t);
    for (let times = 0; times < 10; times += 1)
      expect(
        (await changePassword(here, { currentPassword: 'guess', newPassword: NEW_PASSWORD })).statusCode,
      ).toBe(400);
    const refused = await changePassword(here, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
