import { MINUTE } from '#domain/durations.ts';
import { type KeyValues, safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'boat_to_save';

/** Who has not signed in by then has given up; the next one to sign in here may be somebody else. */
const PATIENCE = 30 * MINUTE;

/** The boat whose heart a visitor pressed before signing in, kept by the tab until they have. */
export function createBoatToSave(tab: KeyValues, now: () => number) {
  return {
    keep(boatId: number) {
      tab.setItem(KEY, `${boatId} ${now() + PATIENCE}`);
    },

    /** Whether it is this boat that was meant; asked with success only once. */
    take(boatId: number): boolean {
      const [id, until] = (tab.getItem(KEY) ?? '').split(' ').map(Number);
      if (id !== boatId) return false;
      tab.removeItem(KEY);
      return now() < (until ?? 0);
    },
  };
}

export const boatToSave = createBoatToSave(safeStorage('sessionStorage'), Date.now);
