import { safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'resetEmail';

const storage = safeStorage('sessionStorage');

/** The address for which a reset code was asked, until the password is set. */
export const resetEmail = {
  keep: (email: string) => storage.setItem(KEY, email),
  clear: () => storage.removeItem(KEY),
};
