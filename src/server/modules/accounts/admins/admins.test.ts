import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminUser } from '#contract/accounts.ts';
import { newEmail, post, registerAccount, TEST_PASSWORD } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listAccounts } from '../accounts.repository.ts';
import { adminUserView } from '../accounts.views.ts';
import { ensureAdmin } from './admins.service.ts';

const ADMIN = { email: 'Keeper@example.org', password: 'lamp and lens' };

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
afterAll(() => t.close());

describe('the administrator of the configuration', () => {
  it('is there after the start, verified, and signs in; a second start changes nothing', async () => {
    expect(await ensureAdmin(t.deps)).toBe('created');
    expect(await ensureAdmin(t.deps)).toBe('unchanged');
    const answer = await post(t, '/api/auth/sign-in', ADMIN);
    expect(answer.json().user).toMatchObject({ email: ADMIN.email, role: 'admin', emailVerified: true });
  });

  it('who has an account already becomes an administrator and keeps the password', async () => {
    const { user } = await registerAccount(t);
    expect(await ensureAdmin(t.deps, { email: user.email.toUpperCase(), password: 'something else' })).toBe(
      'promoted',
    );
    expect(
      (await post(t, '/api/auth/sign-in', { email: user.email, password: 'something else' })).statusCode,
    ).toBe(400);
    const answer = await post(t, '/api/auth/sign-in', { email: user.email, password: TEST_PASSWORD });
    expect(answer.json().user.role).toBe('admin');
  });

  it('two processes that start together make one', async () => {
    const twice = { email: newEmail(), password: 'lamp and lens' };
    const outcomes = await Promise.all([ensureAdmin(t.deps, twice), ensureAdmin(t.deps, twice)]);
    expect(outcomes).toContain('created');
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
  });

  it('none is configured, none is made', async () => {
    const before = (await listAccounts(t.db, { limit: 100 })).length;
    expect(await ensureAdmin({ ...t.deps, config: { ...t.deps.config, admin: undefined } })).toBe(
      'unchanged',
    );
    expect(await listAccounts(t.db, { limit: 100 })).toHaveLength(before);
  });
});

it('ENTITY-23 the list of users tells id, names, e-mail, role and since when; newest first, nothing else', async () => {
  t.advance(1_000);
  const { user } = await registerAccount(t);
  const [newest] = (await listAccounts(t.db, { limit: 1 })).map(adminUserView);
  expect(AdminUser.strict().parse(newest)).toEqual({
    id: user.id,
    firstName: 'Anna',
    lastName: 'Bell',
    email: user.email,
    role: 'user',
    createdAt: user.createdAt,
  });
});
