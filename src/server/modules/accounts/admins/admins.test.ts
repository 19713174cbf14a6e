import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, post, registerAccount, TEST_PASSWORD } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { accounts } from '../accounts.table.ts';
import { ensureAdmin } from './admins.service.ts';

const ADMIN = { email: 'Keeper@example.org', password: 'lamp and lens' };

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(
    { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    { open: openRealDatabase },
  );
});
afterAll(() => t.close());

describe('the configured administrator', () => {
  it('exists after the start, is verified and can sign in; a second start changes nothing', async () => {
    expect(await ensureAdmin(t.deps)).toBe('created');
    expect(await ensureAdmin(t.deps)).toBe('unchanged');
    const response = await post(t, '/api/auth/sign-in', ADMIN);
    expect(response.json().user).toMatchObject({ email: ADMIN.email, role: 'admin', emailVerified: true });
  });

  it('an existing account becomes an administrator and keeps its password', async () => {
    const { user } = await registerAccount(t);
    expect(await ensureAdmin(t.deps, { email: user.email.toUpperCase(), password: 'something else' })).toBe(
      'promoted',
    );
    expect(
      (await post(t, '/api/auth/sign-in', { email: user.email, password: 'something else' })).statusCode,
    ).toBe(400);
    const response = await post(t, '/api/auth/sign-in', { email: user.email, password: TEST_PASSWORD });
    expect(response.json().user.role).toBe('admin');
  });

  it('two processes that start together create one account', async () => {
    const twice = { email: newEmail(), password: 'lamp and lens' };
    const outcomes = await race(
      t.deps,
      times(2, () => ensureAdmin(t.deps, twice)),
    );
    expect(outcomes).toContain('created');
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
  });

  it('no account is created if none is configured', async () => {
    const before = await t.db.$count(accounts);
    expect(await ensureAdmin({ ...t.deps, config: { ...t.deps.config, admin: undefined } })).toBe(
      'unchanged',
    );
    expect(await t.db.$count(accounts)).toBe(before);
  });
});
