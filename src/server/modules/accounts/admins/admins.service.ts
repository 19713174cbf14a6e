import type { Deps } from '#server/deps.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { findAccountByEmail, insertAccount, setRole } from '../accounts.repository.ts';
import { emailKeyOf } from '../email-key.ts';
import { hashPassword } from '../passwords/passwords.ts';

export interface AdminToEnsure {
  email: string;
  password: string;
}

/**
 * Creates the administrator's account, or gives an existing account the role. An existing account keeps its own
 * password.
 */
export async function ensureAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  admin: AdminToEnsure | undefined = deps.config.admin,
): Promise<'created' | 'promoted' | 'unchanged'> {
  if (!admin) return 'unchanged';
  const emailKey = emailKeyOf(admin.email);
  const now = deps.clock.now();
  const existing = await findAccountByEmail(deps.db, emailKey);
  if (existing?.role === 'admin') return 'unchanged';
  const created = existing
    ? undefined
    : await insertAccount(deps.db, {
        email: admin.email,
        emailKey,
        firstName: 'Admin',
        lastName: '',
        passwordHash: await hashPassword(admin.password, serverTurn('admins')),
        role: 'admin',
        emailVerifiedAt: now,
        createdAt: now,
        updatedAt: now,
      });
  if (created) return 'created';
  await setRole(deps.db, { emailKey, role: 'admin', now });
  return 'promoted';
}
