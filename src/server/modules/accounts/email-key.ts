import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Config } from '#server/config/config.ts';

/** The normalised email address by which accounts and codes are compared. */
export function emailKeyOf(email: string): string {
  const key = normaliseEmail(email);
  if (key === undefined)
    throw new Error('The email address is not valid; the request schema should have rejected it');
  return key;
}

export function isListedAdmin(config: Config, emailKey: string): boolean {
  return config.adminEmails.some((listed) => normaliseEmail(listed) === emailKey);
}
