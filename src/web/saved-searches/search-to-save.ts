import { MINUTE } from '#domain/durations.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'search_to_save';
/** After this time the visitor has given up, and the next sign-in may be another person. */
const VALID_FOR = 30 * MINUTE;

const tab = safeStorage('sessionStorage');

/** The search that a visitor wanted to save before signing in, stored in the tab until then. */
export const searchToSave = {
  keep(address: string) {
    tab.setItem(KEY, `${Date.now() + VALID_FOR} ${address}`);
  },

  isWaiting: () => tab.getItem(KEY) !== null,

  /** The address, only once. */
  take(): string | undefined {
    const kept = tab.getItem(KEY) ?? '';
    tab.removeItem(KEY);
    const end = kept.indexOf(' ');
    return Date.now() < Number(kept.slice(0, end)) ? kept.slice(end + 1) : undefined;
  },
};
