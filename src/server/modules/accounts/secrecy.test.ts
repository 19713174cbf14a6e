import { afterAll, beforeAll, expect, it } from 'vitest';
import { SESSION_COOKIE } from '#server/http/access/access.ts';
import {
  call,
  newEmail,
  post,
  registerThroughCodes,
  resetCodeFor,
  TEST_PASSWORD,
  verificationCodeFor,
} from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('the log of account calls, successful or not, contains no password, code, token, cookie or address', async () => {
  const secrets: string[] = [];
  const email = newEmail('somebody');
  const newPassword = 'a ketch under way';
  secrets.push(email, TEST_PASSWORD, newPassword, 'a wrong password', 'stranger-to-us');

  const account = await registerThroughCodes(t, { email });
  secrets.push(account.token, account.cookie.replace(`${SESSION_COOKIE}=`, ''));
  const { headers, cookie } = account;
  await post(t, '/api/auth/sign-in', { email, password: 'a wrong password' });
  await post(t, '/api/auth/sign-in', { email: 'stranger-to-us@example.org', password: TEST_PASSWORD });
  const signedIn = await post(t, '/api/auth/sign-in', { email, password: TEST_PASSWORD });
  secrets.push(signedIn.json().token, signedIn.cookies[0]!.value);
  await post(t, '/api/auth/session', undefined, { headers: { cookie } });
  await call(t, {
    url: `/api/auth/sessions?email=${email}&token=${account.token}`,
    headers: { ...headers, cookie },
  });
  await post(t, '/api/auth/change-password', { currentPassword: TEST_PASSWORD, newPassword }, { headers });
  await post(t, '/api/auth/delete-request', undefined, { headers });

  const resetCode = await resetCodeFor(t, email);
  const { token } = (await post(t, '/api/auth/verify-reset-code', { email, code: resetCode })).json();
  secrets.push(resetCode, token);
  await post(t, '/api/auth/reset-password', { email, token: 'x', password: newPassword });
  await post(t, '/api/auth/reset-password', { email, token, password: newPassword });
  const pending = newEmail('pending-one');
  secrets.push(pending, await verificationCodeFor(t, pending));
  await post(t, '/api/auth/register', { email: pending, fullName: '', password: newPassword });
  await t.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: `{"email":"${email}","password":"a wrong password"`,
    headers: { 'content-type': 'application/json' },
  });
  await t.mails();

  const log = t.log();
  expect(log).toContain('/api/auth/reset-password');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

it('log entries of database errors contain no personal data', async () => {
  const email = newEmail('unlucky');
  const transaction = t.deps.db.transaction;
  t.deps.db.transaction = () => t.db.execute(`select '${email}'::int`) as never;
  try {
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/auth/verify-email',
      payload: { email, code: '918273' },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    expect(response.body).not.toContain(email);
  } finally {
    t.deps.db.transaction = transaction;
  }
  expect(t.log()).not.toContain('918273');
});
