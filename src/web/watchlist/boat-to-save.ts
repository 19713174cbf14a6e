import { MINUTE } from '#domain/durations.ts';
import { type KeyValues, safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'boat_to_save';

/** After this time the visitor has given up, and the next sign-in may be another person. */
const VALID_FOR = 30 * MINUTE;

/** The boat that a visitor wanted to save before signing in, stored in the tab until then. */
export function createBoatToSave(tab: KeyValues, now: () => number) {
  return {
    keep(boatId: number) {
      tab.setItem(KEY, `${boatId} ${now() + VALID_FOR}`);
    },

    /** Whether this is the boat to save. Returns true only once. */
    take(boatId: number): boolean {
      const [id, until] = (tab.getItem(KEY) ?? '').split(' ').map(Number);
      if (id !== boatId) return false;
      tab.removeItem(KEY);
      return now() < (until ?? 0);
    },
  };
}

export const boatToSave = createBoatToSave(safeStorage('sessionStorage'), Date.now);
