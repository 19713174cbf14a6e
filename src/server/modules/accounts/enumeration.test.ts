import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newEmail, post, registerAccount } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

/** Maintenance queries of the job queue, which may run during any call. */
const UPKEEP = /\bjobs\.(bam|version)\b/;

/** The queries of a call, without their values. */
async function queriesOf(call: () => Promise<{ statusCode: number; body: string }>) {
  const { pool } = t.deps.database;
  const client = await pool.connect();
  client.release();
  const query = vi.spyOn(client, 'query');
  const { statusCode, body } = await call();
  const statements = query.mock.calls
    .map(([first]) => String((first as { text?: unknown }).text ?? first))
    .filter((text) => !UPKEEP.test(text));
  query.mockRestore();
  return { statusCode, body, statements };
}

describe('no call reveals whether an email address has an account', () => {
  it.each([
    ['send-verification', { firstName: 'Anna' }],
    ['resend-verification', {}],
    ['forgot-password', {}],
    ['sign-in', { password: 'not the one' }],
    ['verify-email', { code: '123456' }],
    ['verify-reset-code', { code: '123456' }],
    ['register', { fullName: 'Anna Bell', password: 'long enough', verificationCode: '123456' }],
    ['reset-password', { token: 'x'.repeat(43), password: 'long enough' }],
  ])('%s returns the same response after the same queries', async (name, body) => {
    const { user } = await registerAccount(t);
    const known = await queriesOf(() => post(t, `/api/auth/${name}`, { ...body, email: user.email }));
    const unknown = await queriesOf(() => post(t, `/api/auth/${name}`, { ...body, email: newEmail() }));
    expect(known.statements.length).toBeGreaterThan(0);
    expect(known).toEqual(unknown);
  });
});
