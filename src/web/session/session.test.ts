import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts/accounts.ts';
import { handleUnauthorised, onSessionExpired, session, signOutLocally } from './session.ts';

const user = { email: 'ann@example.com' } as User;

afterEach(signOutLocally);

it('AUTH-24 a refused token clears the session and says so once, however many calls failed', () => {
  const expired = vi.fn();
  const leave = onSessionExpired(expired);
  session.write({ token: 'abc', user });
  handleUnauthorised();
  handleUnauthorised();
  expect(session.read()).toBeNull();
  expect(expired).toHaveBeenCalledOnce();
  leave();
});

it('a visitor without a session is not notified', () => {
  const expired = vi.fn();
  const leave = onSessionExpired(expired);
  handleUnauthorised();
  expect(expired).not.toHaveBeenCalled();
  leave();
});
