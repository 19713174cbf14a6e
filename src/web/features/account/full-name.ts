import { fullName, menuLabel } from '#domain/accounts/names.ts';
import type { SessionUser } from '#web/session/session-store.ts';

/** The whole name; without one, what the menu calls the account. */
export function fullNameOf(user: Pick<SessionUser, 'firstName' | 'lastName' | 'email'>): string {
  return fullName(user) || menuLabel(user);
}
