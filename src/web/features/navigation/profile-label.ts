import type { SessionUser } from '#web/session/session-store.ts';

/** What the account menu is called: the first name, or the e-mail up to its "@". */
export function profileLabel({ firstName, email }: Pick<SessionUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email.slice(0, email.indexOf('@'));
}
