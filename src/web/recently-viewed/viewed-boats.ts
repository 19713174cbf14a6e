import { type KeyValues, safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'recently_viewed';

/** One row of cards on a large screen, and one to spare for a boat that has gone. */
const MOST = 8;

/** Which boats this browser looked at last, by their numbers alone; what they are is asked anew each time. */
export function createViewedBoats(browser: KeyValues) {
  const read = (): number[] => {
    try {
      const kept: unknown = JSON.parse(browser.getItem(KEY) ?? '[]');
      return Array.isArray(kept)
        ? kept.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST)
        : [];
    } catch {
      return [];
    }
  };
  return {
    read,

    add(boatId: number) {
      const others = read().filter((id) => id !== boatId);
      browser.setItem(KEY, JSON.stringify([boatId, ...others].slice(0, MOST)));
    },

    clear: () => browser.removeItem(KEY),
  };
}

export const viewedBoats = createViewedBoats(safeStorage('localStorage'));
