import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Config } from '#server/config/config.ts';

/** The one form of an address that accounts, codes and sessions are compared by. */
export function emailKeyOf(email: string): string {
  const key = normaliseEmail(email);
  if (key === undefined) throw new Error('An address came through that no form accepts');
  return key;
}

export function isListedAdmin(config: Config, emailKey: string): boolean {
  return config.adminEmails.some((listed) => normaliseEmail(listed) === emailKey);
}
