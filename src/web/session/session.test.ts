import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts/accounts.ts';
import {
  handleUnauthorised,
  interceptSessionExpiry,
  onSessionExpired,
  session,
  signOutLocally,
} from './session.ts';

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

it('a page with unfinished work handles the end of the session instead of being left', () => {
  const [expired, handle] = [vi.fn(), vi.fn()];
  const leave = onSessionExpired(expired);
  const release = interceptSessionExpiry(handle);
  session.write({ token: 'abc', user });
  handleUnauthorised();
  expect([handle.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
  release();
  session.write({ token: 'abc', user });
  handleUnauthorised();
  expect([handle.mock.calls.length, expired.mock.calls.length]).toEqual([1, 1]);
  leave();
});

it('a visitor without a session is not notified', () => {
  const expired = vi.fn();
  const leave = onSessionExpired(expired);
  handleUnauthorised();
  expect(expired).not.toHaveBeenCalled();
  leave();
});
