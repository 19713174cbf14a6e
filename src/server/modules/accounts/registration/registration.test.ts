import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignedIn } from '#contract/accounts/accounts.ts';
import {
  call,
  codeIn,
  mailsTo,
  newAddress,
  newEmail,
  post,
  registerAccount,
  registerThroughCodes,
  TEST_PASSWORD,
  verificationCodeFor,
} from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Listed administrators, one for each way of requesting a code. */
const WATCH = Array.from({ length: 6 }, (_, n) => `watch-${n}@example.org`);
const AT_THIS_MACHINE = { remoteAddress: '127.0.0.1' };

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({
    ADMIN_EMAILS: ['Harbour.Master@example.org', 'keeper@example.org', ...WATCH].join(', '),
  });
});
afterAll(() => t.close());

const registerWith = (email: string, verificationCode: string, more: object = {}) =>
  post(t, '/api/auth/register', {
    email,
    fullName: 'Anna Bell',
    password: TEST_PASSWORD,
    verificationCode,
    ...more,
  });

describe('registering', () => {
  it('API-23 API-24 API-25 ENTITY-16 mails a code, accepts it, creates a verified account and signs it in', async () => {
    const email = newEmail();
    const sent = await post(t, '/api/auth/send-verification', { email, firstName: 'Anna' });
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toEqual({
      success: true,
      message: 'Verification email sent. Please check your inbox.',
    });

    const code = codeIn((await mailsTo(t, email))[0]);
    expect((await post(t, '/api/auth/verify-email', { email, code })).json()).toMatchObject({
      success: true,
    });

    const response = await registerWith(email, code, { fullName: 'Anna Maria Bell', sellerType: 'broker' });
    expect(response.statusCode).toBe(201);
    const signedIn = SignedIn.strict().parse(response.json());
    expect(signedIn.user).toMatchObject({
      email,
      firstName: 'Anna',
      lastName: 'Maria Bell',
      role: 'user',
      sellerType: 'broker',
      emailVerified: true,
    });
    expect(signedIn.message).toBe('Your account has been successfully created.');
    const headers = { authorization: `Bearer ${signedIn.token}` };
    expect((await call(t, { url: '/api/auth/sessions', headers })).statusCode).toBe(200);
    expect((await post(t, '/api/auth/sign-in', { email, password: TEST_PASSWORD })).statusCode).toBe(200);
  });

  it('ENTITY-17 ROLE-09 the account type is private unless broker or dealer is chosen', async () => {
    expect((await registerThroughCodes(t)).user.sellerType).toBe('private');
    expect((await registerThroughCodes(t, { sellerType: 'dealer' })).user.sellerType).toBe('dealer');
    const response = await registerWith(newEmail(), '123456', { sellerType: 'pirate' });
    expect(response.statusCode).toBe(400);
  });

  it('a right code that was not sent to verify-email before is verified by registering', async () => {
    const email = newEmail();
    const response = await registerWith(email, await verificationCodeFor(t, email));
    expect(response.statusCode).toBe(201);
    expect(response.json().user.emailVerified).toBe(true);
  });

  it('the mail contains the code and a link that opens the page filled in, both also as plain text', async () => {
    const email = `anna+boats-${Date.now()}@example.org`;
    const code = await verificationCodeFor(t, email);
    const [mail] = await mailsTo(t, email);
    expect(mail?.text).toContain('Hello Anna,');
    const link = mail?.text?.match(/http\S+verify-email\S+/)?.[0] ?? '';
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe('/verify-email');
    expect(Object.fromEntries(searchParams)).toEqual({ email, code });
    expect(mail?.html).toContain(code);
    expect(mail?.to).toEqual([{ name: '', address: email }]);
  });

  it('sends a welcome mail', async () => {
    const { user } = await registerThroughCodes(t);
    expect((await mailsTo(t, user.email)).at(-1)?.subject).toBe('Welcome to Slipway');
  });

  it('AUTH-13 AUTH-15 ERR-13 ERR-15 says what is missing or too short', async () => {
    const said = async (body: object) => {
      const response = await post(t, '/api/auth/register', body);
      expect(response.statusCode).toBe(400);
      return response.json().error;
    };
    const whole = {
      email: newEmail(),
      fullName: 'Anna',
      password: TEST_PASSWORD,
      verificationCode: '123456',
    };
    expect(await said({})).toBe('Please fill in all required fields.');
    expect(await said({ ...whole, fullName: '  ' })).toBe('Please fill in all required fields.');
    expect(await said({ ...whole, password: '1234567' })).toBe(
      'Password must be at least 8 characters long.',
    );
    expect(await said({ ...whole, verificationCode: '12345' })).toBe(
      'Please enter both email and 6-digit verification code',
    );
  });

  it('passwords of 64 characters and more are accepted, in any script', async () => {
    const email = newEmail();
    const password = `${'ankern vor der Küste '.repeat(4)}⛵`;
    const code = await verificationCodeFor(t, email);
    expect((await registerWith(email, code, { password })).statusCode).toBe(201);
    const decomposed = password.normalize('NFD');
    expect((await post(t, '/api/auth/sign-in', { email, password: decomposed })).statusCode).toBe(200);
  });

  it('role, verification and id cannot be set by the client', async () => {
    const email = newEmail();
    const id = '11111111-1111-4111-8111-111111111111';
    const response = await registerWith(email, await verificationCodeFor(t, email), {
      role: 'admin',
      isAdmin: true,
      id,
    });
    expect(response.json().user.role).toBe('user');
    expect(response.json().user.id).not.toBe(id);
  });
});

describe('an email address that already has an account', () => {
  it('VERIFY enumeration: gets the same response, and a mail that says so instead of a code', async () => {
    const { user } = await registerAccount(t, { firstName: 'Berta' });
    const unknown = await post(t, '/api/auth/send-verification', { email: newEmail(), firstName: 'Mallory' });
    const known = await post(t, '/api/auth/send-verification', { email: user.email, firstName: 'Mallory' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const [mail] = await mailsTo(t, user.email);
    expect(mail?.subject).toBe('You already have a Slipway account');
    expect(mail?.text).toContain('Someone tried to create an account with your email address');
    expect(mail?.text).toContain('Hello Berta,');
    expect(mail?.text).not.toMatch(/\d{6}/);
  });

  it('cannot be registered again, regardless of case: the unique index decides', async () => {
    const email = newEmail('Anna.Bell');
    const code = await verificationCodeFor(t, email);
    await registerAccount(t, { email: email.toUpperCase() });
    const response = await registerWith(email, code);
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toBe(
      'There is already an account with this email address. Please sign in.',
    );
    expect(response.cookies).toEqual([]);
  });
});

describe('administrators', () => {
  it('API-23 a local server returns the code to a listed administrator, who gets the role by registering', async () => {
    const email = 'HARBOUR.master@example.org';
    const sent = (
      await post(t, '/api/auth/send-verification', { email, firstName: 'Hal' }, AT_THIS_MACHINE)
    ).json();
    expect(sent).toMatchObject({ success: true, isAdmin: true, adminCode: expect.stringMatching(/^\d{6}$/) });
    expect(codeIn((await mailsTo(t, email))[0])).toBe(sent.adminCode);
    expect((await registerWith(email, sent.adminCode)).json().user).toMatchObject({ email, role: 'admin' });
  });

  it.each<[string, string | undefined, object]>([
    ['another machine', WATCH[0], { remoteAddress: newAddress() }],
    ['a proxy on this machine', WATCH[1], { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a proxy that names only itself', WATCH[2], { headers: { via: '1.1 harbour' } }],
    ['a proxy that says Forwarded', WATCH[3], { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a name that was pointed at this machine', WATCH[4], { headers: { host: 'boats.example' } }],
  ])('the same call by way of %s reveals neither code nor outbox', async (_way, email, by) => {
    const asked = { ...AT_THIS_MACHINE, ...by };
    const response = await post(t, '/api/auth/send-verification', { email }, asked);
    expect(response.json()).toEqual({
      success: true,
      message: 'Verification email sent. Please check your inbox.',
    });
    expect((await call(t, { url: '/outbox', ...AT_THIS_MACHINE })).statusCode).toBe(200);
    expect((await call(t, { url: '/outbox', ...asked })).statusCode).toBe(404);
  });

  it('resending a code never returns it', async () => {
    const email = WATCH[5] ?? '';
    const sent = await post(t, '/api/auth/send-verification', { email }, AT_THIS_MACHINE);
    expect(sent.json()).toHaveProperty('adminCode');
    const resent = await post(t, '/api/auth/resend-verification', { email }, AT_THIS_MACHINE);
    expect(resent.json()).toEqual({
      success: true,
      message: 'New verification code sent! Please check your email.',
    });
    expect(resent.body).not.toContain(codeIn((await mailsTo(t, email)).at(-1)));
  });

  it('a request through a trusted proxy does not count as local', async () => {
    const local = await startTestApp({ TRUST_PROXY: '127.0.0.1', ADMIN_EMAILS: 'keeper@example.org' });
    try {
      const response = await post(
        local,
        '/api/auth/send-verification',
        { email: 'keeper@example.org' },
        { ...AT_THIS_MACHINE, headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' } },
      );
      expect(response.json()).not.toHaveProperty('adminCode');
    } finally {
      await local.close();
    }
  });

  it('no other server returns a code: administrators verify by mail like everyone else', async () => {
    const open = await startTestApp({
      PUBLIC_URL: 'https://boats.example',
      ADMIN_EMAILS: 'keeper@example.org',
    });
    try {
      const email = 'keeper@example.org';
      const known = await post(open, '/api/auth/send-verification', { email });
      const other = await post(open, '/api/auth/send-verification', { email: newEmail() });
      expect(known.body).toBe(other.body);
      expect(known.json()).not.toHaveProperty('adminCode');
      expect((await registerThroughCodes(open, { email })).user.role).toBe('admin');
    } finally {
      await open.close();
    }
  });
});
