import { describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts/accounts.ts';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { createSessionStore } from './session-store.ts';

const ANN: User = {
  id: '1',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'user',
  sellerType: 'private',
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

function browser() {
  const tab = memoryStorage();
  const local = memoryStorage();
  return { tab, local, session: createSessionStore(tab, local) };
}

describe('the session', () => {
  it('AUTH-22 is there only when both a token and a user are stored', () => {
    const { tab, session } = browser();
    expect(session.read()).toBeNull();
    tab.setItem('auth_token', 'abc');
    expect(session.read()).toBeNull();
    tab.setItem('current_user', JSON.stringify(ANN));
    expect(session.read()).toEqual({ token: 'abc', user: ANN });
    tab.removeItem('auth_token');
    expect(session.read()).toBeNull();
  });

  it.each(['{', 'null', '"ann"', '{}'])('AUTH-22 ignores the stored user %j', (text) => {
    const { tab, session } = browser();
    tab.setItem('auth_token', 'abc');
    tab.setItem('current_user', text);
    expect(session.read()).toBeNull();
  });

  it('AUTH-27 keeps the token and the user in the session storage of the tab, the email in the local one', () => {
    const { tab, local, session } = browser();
    session.write({ token: 'abc', user: ANN });
    expect(tab.getItem('auth_token')).toBe('abc');
    expect(JSON.parse(tab.getItem('current_user') ?? '')).toEqual(ANN);
    expect(local.getItem('userEmail')).toBe('ann@example.com');
    expect(local.getItem('auth_token')).toBeNull();
  });

  it('AUTH-23 AUTH-24 AUTH-25 clearing removes token, user and the older keys', () => {
    const { tab, local, session } = browser();
    session.write({ token: 'abc', user: ANN });
    local.setItem('currentUser', JSON.stringify(ANN));
    session.clear();
    expect(session.read()).toBeNull();
    for (const key of ['auth_token', 'current_user']) expect(tab.getItem(key)).toBeNull();
    for (const key of ['currentUser', 'userEmail']) expect(local.getItem(key)).toBeNull();
  });

  it('AUTH-26 moves an older "currentUser" to the session storage', () => {
    const { tab, local, session } = browser();
    local.setItem('currentUser', JSON.stringify(ANN));
    tab.setItem('auth_token', 'abc');
    expect(session.read()).toEqual({ token: 'abc', user: ANN });
    expect(JSON.parse(tab.getItem('current_user') ?? '')).toEqual(ANN);
    expect(local.getItem('currentUser')).toBeNull();
  });

  it('AUTH-26 an older user does not replace the one signed in now', () => {
    const { tab, local, session } = browser();
    session.write({ token: 'abc', user: ANN });
    local.setItem('currentUser', JSON.stringify({ ...ANN, email: 'old@example.com' }));
    expect(session.read()?.user.email).toBe('ann@example.com');
    expect(tab.getItem('current_user')).toContain('ann@example.com');
  });

  it('forgetting a tab leaves the saved email for the others', () => {
    const { session } = browser();
    session.write({ token: 'abc', user: ANN });
    session.forgetTab();
    expect(session.read()).toBeNull();
    expect(session.savedEmail()).toBe('ann@example.com');
  });

  it('gives the same object until something changes, as React asks', () => {
    const { session } = browser();
    session.write({ token: 'abc', user: ANN });
    const first = session.read();
    expect(session.read()).toBe(first);
    session.write({ token: 'def', user: ANN });
    expect(session.read()).not.toBe(first);
  });

  it('notifies its listeners of every change', () => {
    const { session } = browser();
    let calls = 0;
    session.subscribe(() => {
      calls += 1;
    });
    session.write({ token: 'abc', user: ANN });
    session.clear();
    expect(calls).toBe(2);
  });
});
