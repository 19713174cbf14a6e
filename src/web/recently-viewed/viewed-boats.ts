import { type KeyValues, safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'recently_viewed';

/** One row of cards on a large screen, plus a spare for a boat that is no longer for sale. */
const MOST = 8;

/** The ids of the boats last viewed in this browser. Their data is refetched every time. */
export function createViewedBoats(browser: KeyValues) {
  const read = (): number[] => {
    try {
      const stored: unknown = JSON.parse(browser.getItem(KEY) ?? '[]');
      return Array.isArray(stored)
        ? stored.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST)
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
