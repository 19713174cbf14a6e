import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { ensureAdmin } from '#server/modules/accounts/admins/admins.service.ts';

export interface DemoAdmin {
  email: string;
  password: string;
}

/** Someone who can approve boats in the demo. The password is made up now and told once. */
export async function createDemoAdmin(deps: Deps): Promise<DemoAdmin | undefined> {
  if (deps.config.admin) return undefined;
  const admin = { email: 'admin@slipway.example', password: randomBytes(12).toString('base64url') };
  return (await ensureAdmin(deps, admin)) === 'created' ? admin : undefined;
}
