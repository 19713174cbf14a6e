import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { newAddress, newEmail, post } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
afterEach(() => vi.useRealTimers());

describe.each(['send-verification', 'resend-verification', 'forgot-password'])(
  'mails requested by %s',
  (name) => {
    const request = (email: string, remoteAddress = newAddress()) =>
      post(t, `/api/auth/${name}`, { email }, { remoteAddress });

    it('five in 30 minutes for one email address, regardless of case and client address', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const email = newEmail();
      for (let times = 0; times < 5; times += 1)
        expect((await request(times % 2 ? email.toUpperCase() : email)).statusCode).toBe(200);
      const refused = await request(email);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json().error).toMatch(/^Too many attempts/);
      expect((await request(newEmail())).statusCode).toBe(200);
      vi.setSystemTime(Date.now() + 31 * MINUTE);
      expect((await request(email)).statusCode).toBe(200);
    });

    it('twenty in an hour from one client address', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const caller = newAddress();
      for (let times = 0; times < 20; times += 1)
        expect((await request(newEmail(), caller)).statusCode).toBe(200);
      expect((await request(newEmail(), caller)).statusCode).toBe(429);
      vi.setSystemTime(Date.now() + 61 * MINUTE);
      expect((await request(newEmail(), caller)).statusCode).toBe(200);
    });
  },
);

it('one client address may try codes 150 times in ten minutes, whichever email address they were sent to', async () => {
  const remoteAddress = newAddress();
  const attempt = () =>
    post(t, '/api/auth/verify-email', { email: newEmail(), code: '123456' }, { remoteAddress });
  for (let times = 0; times < 150; times += 1) expect((await attempt()).statusCode).toBe(400);
  expect((await attempt()).statusCode).toBe(429);
});
