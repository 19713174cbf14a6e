import { safeStorage } from '#web/browser/safe-storage.ts';

export type VerifyAddress = { email: string; code: string; isAdmin: boolean; redirects: boolean };

/** The verify screen's address; for an administrator it carries the code. */
export function verifyPath({ email, adminCode }: { email: string; adminCode?: string }): string {
  const query = new URLSearchParams({ email });
  if (adminCode) {
    query.set('code', adminCode);
    query.set('admin', 'true');
  }
  return `/verify-email?${query}`;
}

export function readVerifyAddress(query: URLSearchParams): VerifyAddress {
  return {
    email: query.get('email') ?? '',
    code: query.get('code') ?? '',
    isAdmin: query.get('admin') === 'true',
    redirects: query.get('redirect') === 'true',
  };
}

const ADMIN_CODE = 'adminVerificationCode';

const storage = safeStorage('sessionStorage');

/** The code that a local server without email gives to a listed administrator, until it is used. */
export const adminCode = {
  read: () => storage.getItem(ADMIN_CODE),
  keep: (code: string) => storage.setItem(ADMIN_CODE, code),
  clear: () => storage.removeItem(ADMIN_CODE),
};
