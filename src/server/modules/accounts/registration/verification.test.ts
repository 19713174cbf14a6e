import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import {
  codeIn,
  mailsTo,
  newAddress,
  newEmail,
  post,
  registerAccount,
  TEST_PASSWORD,
  verificationCodeFor,
} from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const CODE_NOT_VALID = { error: 'The verification code is invalid or expired.' };
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const register = (email: string, verificationCode: string, options?: InjectOptions) =>
  post(
    t,
    '/api/auth/register',
    { email, fullName: 'Anna Bell', password: TEST_PASSWORD, verificationCode },
    options,
  );

describe('verification codes', () => {
  it('CONST-33 VERIFY-08 API-24 a wrong code is refused, for known and unknown addresses alike', async () => {
    const { user } = await registerAccount(t);
    const pending = newEmail();
    const code = otherThan(await verificationCodeFor(t, pending));
    for (const email of [pending, user.email, newEmail()]) {
      for (const response of [
        await post(t, '/api/auth/verify-email', { email, code }),
        await register(email, code),
      ]) {
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual(CODE_NOT_VALID);
      }
    }
  });

  it('a code is only valid for its own address', async () => {
    const [mine, other] = [newEmail(), newEmail()];
    const code = await verificationCodeFor(t, mine);
    await verificationCodeFor(t, other);
    expect((await post(t, '/api/auth/verify-email', { email: other, code })).json()).toEqual(CODE_NOT_VALID);
    expect((await post(t, '/api/auth/verify-email', { email: mine, code })).statusCode).toBe(200);
  });

  it('an accepted code can be entered again until it is used: a link on the phone, then the code on the laptop', async () => {
    const email = newEmail();
    const code = await verificationCodeFor(t, email);
    for (let times = 0; times < 8; times += 1)
      expect((await post(t, '/api/auth/verify-email', { email, code })).statusCode).toBe(200);
    expect((await register(email, code)).statusCode).toBe(201);
    expect((await post(t, '/api/auth/verify-email', { email, code })).json()).toEqual(CODE_NOT_VALID);
    expect((await register(email, code)).json()).toEqual(CODE_NOT_VALID);
  });

  it('five wrong tries invalidate a code, four do not', async () => {
    for (const [wrongTries, status] of [
      [4, 200],
      [5, 400],
    ]) {
      const email = newEmail();
      const requester = { remoteAddress: newAddress() };
      const code = await verificationCodeFor(t, email, requester);
      for (let times = 0; times < wrongTries!; times += 1)
        await post(t, '/api/auth/verify-email', { email, code: otherThan(code) }, requester);
      expect((await post(t, '/api/auth/verify-email', { email, code })).statusCode).toBe(status);
    }
  });

  it('wrong tries of all calls are counted together', async () => {
    const email = newEmail();
    const requester = { remoteAddress: newAddress() };
    const code = await verificationCodeFor(t, email, requester);
    for (let times = 0; times < 3; times += 1) await register(email, otherThan(code), requester);
    for (let times = 0; times < 2; times += 1)
      await post(t, '/api/auth/verify-email', { email, code: otherThan(code) }, requester);
    expect((await register(email, code)).statusCode).toBe(400);
  });

  it('API-26 MSG-10 a new code invalidates the older one and has its own five tries', async () => {
    const email = newEmail();
    const requester = { remoteAddress: newAddress() };
    const older = await verificationCodeFor(t, email, requester);
    for (let times = 0; times < 5; times += 1)
      await post(t, '/api/auth/verify-email', { email, code: otherThan(older) }, requester);
    const resent = await post(t, '/api/auth/resend-verification', { email });
    expect(resent.json()).toEqual({
      success: true,
      message: 'New verification code sent! Please check your email.',
    });
    const newer = codeIn((await mailsTo(t, email)).at(-1));
    if (older !== newer)
      expect((await post(t, '/api/auth/verify-email', { email, code: older })).statusCode).toBe(400);
    expect((await post(t, '/api/auth/verify-email', { email, code: newer })).statusCode).toBe(200);
  });

  it('two queued requests send one mail, so that the code in it works', async () => {
    const email = newEmail();
    await post(t, '/api/auth/send-verification', { email });
    await post(t, '/api/auth/resend-verification', { email });
    const mails = await mailsTo(t, email);
    expect(mails).toHaveLength(1);
    expect((await post(t, '/api/auth/verify-email', { email, code: codeIn(mails[0]) })).statusCode).toBe(200);
  });

  it('is stored as a hash only', async () => {
    const email = newEmail();
    const code = await verificationCodeFor(t, email);
    const { rows } = await t.deps.database.pool.query(
      'select c::text as row from one_time_codes c where email_key = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    const hex = Buffer.from(code).toString('hex');
    expect(rows[0].row.replace(email, '')).not.toMatch(new RegExp(`${hex}|,${code},`));
    const waiting = await t.deps.database.pool.query(
      'select count(*)::int as n from jobs.job where data::text like $1',
      [`%${code}%`],
    );
    expect(waiting.rows[0].n).toBe(0);
  });
});

describe('mail safety', () => {
  it.each([
    'аnna@example.org',
    'ann\u212A@example.org',
    'anna@example.org,bob@example.org',
    'anna@example.org\r\nBcc: bob@example.org',
    'Anna <anna@example.org>',
    'crew:anna@example.org;',
  ])('%j is no address to write to', async (email) => {
    for (const call of ['send-verification', 'resend-verification', 'forgot-password']) {
      const response = await post(t, `/api/auth/${call}`, { email });
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe('Please enter a valid email address.');
    }
  });

  it('a name that could be read as a link or as more lines is left out of the greeting', async () => {
    for (const firstName of ['www.evil.example', 'x\r\n\r\nBuy this', 'http://evil', '<b>Anna</b>']) {
      const email = newEmail();
      await post(t, '/api/auth/send-verification', { email, firstName });
      expect((await mailsTo(t, email))[0]?.text).toContain('Hello,\n');
    }
  });
});

describe('time', () => {
  it('CONST-34 a verification code is valid for 24 hours and not a minute longer', async () => {
    const [early, late] = [newEmail(), newEmail()];
    const codes = [await verificationCodeFor(t, early), await verificationCodeFor(t, late)];
    t.advance(VALIDITY.verificationCode - 60_000);
    expect((await post(t, '/api/auth/verify-email', { email: early, code: codes[0] })).statusCode).toBe(200);
    t.advance(61_000);
    expect((await post(t, '/api/auth/verify-email', { email: late, code: codes[1] })).json()).toEqual(
      CODE_NOT_VALID,
    );
    expect((await register(early, codes[0]!)).json()).toEqual(CODE_NOT_VALID);
  });
});
