import { randomBytes } from 'node:crypto';
import type { Deps } from '../../src/server/deps.ts';
import { ensureAdmin } from '../../src/server/modules/accounts/admins/admins.service.ts';

export interface DemoAdmin {
  email: string;
  password: string;
}

/** An administrator for the demo. The password is generated now and shown once. */
export async function createDemoAdmin(deps: Deps): Promise<DemoAdmin | undefined> {
  if (deps.config.admin) return undefined;
  const admin = { email: 'admin@slipway.example', password: randomBytes(12).toString('base64url') };
  return (await ensureAdmin(deps, admin)) === 'created' ? admin : undefined;
}
