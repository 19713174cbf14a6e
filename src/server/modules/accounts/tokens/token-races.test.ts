import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { call, post, registerAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { lockAccountForUpdate } from '../accounts.repository.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { countTokens, deleteTokensOf } from './tokens.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());

const waiting = async () => {
  const { rows } = await t.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

it('BROKER-11 a token that is being created while the password is reset does not outlive the reset', async () => {
  const { user, headers } = await registerAccount(t);
  const { promise: isWaiting, resolve: finish } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const reset = t.db.transaction(async (tx) => {
    await lockAccountForUpdate(tx, user.id);
    locked();
    await isWaiting;
    await deleteSessionsOf(tx, user.id);
    await deleteTokensOf(tx, user.id);
  });
  await isLocked;
  const creating = post(t, '/api/tokens', { name: 'Stock', scopes: ['import'] }, { headers });
  await vi.waitFor(async () => expect(await waiting()).toBe(1), PATIENCE);
  finish();
  await reset;
  expect((await creating).statusCode).toBe(401);
  expect(await countTokens(t.db, user.id)).toBe(0);
  expect((await call(t, { url: '/api/tokens', headers })).statusCode).toBe(401);
});
