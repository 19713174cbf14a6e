import { safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'adminVerificationCode';

const storage = safeStorage('sessionStorage');

/** The code that a local server without mail hands to a listed administrator, until it is used. */
export const adminCode = {
  read: () => storage.getItem(KEY),
  keep: (code: string) => storage.setItem(KEY, code),
  clear: () => storage.removeItem(KEY),
};
