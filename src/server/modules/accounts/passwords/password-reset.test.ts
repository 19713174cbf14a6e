import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import {
  call,
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
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const NEW_PASSWORD = 'a ketch under way';
const CODE_NOT_VALID = { error: 'The verification code is invalid or expired.' };
const RESET_NOT_VALID = { error: 'This password reset is no longer valid. Please ask for a new code.' };

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const exchangeCode = (email: string, code: string, options?: InjectOptions) =>
  post(t, '/api/auth/verify-reset-code', { email, code }, options);
const resetPassword = (email: string, token: string, password = NEW_PASSWORD) =>
  post(t, '/api/auth/reset-password', { email, token, password });
const signIn = (email: string, password: string) => post(t, '/api/auth/sign-in', { email, password });
const tokenFor = async (email: string): Promise<string> =>
  (await exchangeCode(email, await resetCodeFor(t, email))).json().token;

describe('a forgotten password', () => {
  it('API-27 API-28 API-29 RESET-14 is reset with a mailed code, exchanged for a token, used to set a new password', async () => {
    const { user, headers, cookie } = await registerAccount(t);
    const { email } = user;
    const code = await resetCodeFor(t, email);
    const accepted = await exchangeCode(email, code);
    expect(accepted.statusCode).toBe(200);
    expect(accepted.json()).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });

    const done = await resetPassword(email, accepted.json().token);
    expect([done.statusCode, done.json().success]).toEqual([200, true]);
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(400);
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);

    for (const signed of [headers, { cookie }])
      expect((await call(t, { url: '/api/auth/sessions', headers: signed })).statusCode).toBe(401);
    const notice = (await mailsTo(t, email)).at(-1);
    expect(notice?.subject).toBe('Your Slipway password was changed');
    expect(notice?.text).not.toContain(NEW_PASSWORD);
  });

  it('the mail greets the account by name, contains the code and links to the reset page for the address', async () => {
    const { user } = await registerAccount(t, {
      email: `eva+sail-${Date.now()}@example.org`,
      firstName: 'Eva',
    });
    const code = await resetCodeFor(t, user.email);
    const mail = (await mailsTo(t, user.email)).at(-1);
    expect(mail?.text).toContain('Hello Eva,');
    expect(mail?.html).toContain(code);
    const link = new URL(mail?.text?.match(/http\S+reset-password\S+/)?.[0] ?? '');
    expect(Object.fromEntries(link.searchParams)).toEqual({ email: user.email });
  });

  it('enumeration: known and unknown addresses get the same response; only the known one gets a mail', async () => {
    const { user } = await registerAccount(t);
    const stranger = newEmail();
    const known = await post(t, '/api/auth/forgot-password', { email: user.email });
    const unknown = await post(t, '/api/auth/forgot-password', { email: stranger });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.json()).toMatchObject({ success: true });
    expect(await mailsTo(t, stranger)).toEqual([]);
    expect(await mailsTo(t, user.email)).toHaveLength(1);
    expect((await exchangeCode(stranger, '123456')).json()).toEqual(CODE_NOT_VALID);
  });

  it('RESET-05 ERR-21 needs a valid email address', async () => {
    for (const body of [{}, { email: '' }, { email: 'anna' }]) {
      const response = await post(t, '/api/auth/forgot-password', body);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe('Please enter a valid email address.');
    }
  });

  it('ERR-23 a code works once; a newer one or five wrong tries invalidate it', async () => {
    const { email } = (await registerAccount(t)).user;
    const older = await resetCodeFor(t, email);
    const newer = await resetCodeFor(t, email);
    if (older !== newer) expect((await exchangeCode(email, older)).json()).toEqual(CODE_NOT_VALID);
    expect((await exchangeCode(email, newer)).statusCode).toBe(200);
    expect((await exchangeCode(email, newer)).json()).toEqual(CODE_NOT_VALID);
    const requester = { remoteAddress: newAddress() };
    const third = await resetCodeFor(t, email, requester);
    for (let times = 0; times < 5; times += 1)
      await exchangeCode(email, third === '000000' ? '000001' : '000000', requester);
    expect((await exchangeCode(email, third)).json()).toEqual(CODE_NOT_VALID);
  });

  it('a verification code cannot be used as a reset code, nor the reverse', async () => {
    const { email } = (await registerAccount(t)).user;
    const reset = await resetCodeFor(t, email);
    expect((await post(t, '/api/auth/verify-email', { email, code: reset })).json()).toEqual(CODE_NOT_VALID);
    const pending = newEmail();
    const verification = await verificationCodeFor(t, pending);
    expect((await exchangeCode(pending, verification)).json()).toEqual(CODE_NOT_VALID);
  });

  it('RESET-15 a forged token, or one for another account, is refused', async () => {
    const [mine, other] = [await registerAccount(t), await registerAccount(t)];
    const token = await tokenFor(mine.user.email);
    await tokenFor(other.user.email);
    for (const [email, wrong] of [
      [other.user.email, token],
      [mine.user.email, `verified-${Date.now()}`],
      [newEmail(), token],
    ] as const) {
      const response = await resetPassword(email, wrong);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(RESET_NOT_VALID);
    }
    expect((await resetPassword(mine.user.email, token)).statusCode).toBe(200);
    expect((await resetPassword(mine.user.email, token, 'yet another one')).json()).toEqual(RESET_NOT_VALID);
  });

  it('RESET-16 the new password needs at least 8 characters; after a refused one the token is still valid', async () => {
    const { email } = (await registerAccount(t)).user;
    const token = await tokenFor(email);
    const short = await resetPassword(email, token, '1234567');
    expect(short.statusCode).toBe(400);
    expect(short.json().error).toBe('Password must be at least 8 characters long.');
    expect((await resetPassword(email, token, '12345678')).statusCode).toBe(200);
  });

  it('CONST-35 RESET-11 a code is valid for an hour, its token for 15 minutes', async () => {
    const { email } = (await registerAccount(t)).user;
    const late = (await registerAccount(t)).user.email;
    const code = await resetCodeFor(t, email);
    const lateCode = await resetCodeFor(t, late);
    t.advance(59 * MINUTE);
    const { token } = (await exchangeCode(email, code)).json();
    t.advance(2 * MINUTE);
    expect((await exchangeCode(late, lateCode)).json()).toEqual(CODE_NOT_VALID);
    t.advance(14 * MINUTE);
    expect((await resetPassword(email, token)).json()).toEqual(RESET_NOT_VALID);
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
    const fresh = await tokenFor(email);
    t.advance(14 * MINUTE);
    expect((await resetPassword(email, fresh)).statusCode).toBe(200);
  });

  it('two queued requests send one mail', async () => {
    const { email } = (await registerAccount(t)).user;
    await post(t, '/api/auth/forgot-password', { email });
    await post(t, '/api/auth/forgot-password', { email });
    const mails = await mailsTo(t, email);
    expect(mails).toHaveLength(1);
    expect((await exchangeCode(email, codeIn(mails[0]))).statusCode).toBe(200);
  });
});
