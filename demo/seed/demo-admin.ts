import { randomBytes } from 'node:crypto';
import type { Deps } from '../../src/server/deps.ts';
import { findAccountByEmail } from '../../src/server/modules/accounts/accounts.repository.ts';
import { ensureAdmin } from '../../src/server/modules/accounts/admins/admins.service.ts';
import { ADMIN_SEARCHES } from '../saved-searches.ts';
import { insertSavedSearches } from './insert-saved-searches.ts';

export interface DemoAdmin {
  email: string;
  password: string;
}

/** An administrator for the demo. The password is generated now and shown once. */
export async function createDemoAdmin(deps: Deps): Promise<DemoAdmin | undefined> {
  if (deps.config.admin) return undefined;
  const admin = { email: 'admin@slipway.example', password: randomBytes(12).toString('base64url') };
  if ((await ensureAdmin(deps, admin)) !== 'created') return undefined;
  const account = await findAccountByEmail(deps.db, admin.email);
  if (account)
    await insertSavedSearches(deps.db, account.id, { searches: ADMIN_SEARCHES, now: deps.clock.now() });
  return admin;
}
