import { type KeyValues, safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'recent_searches';
const MOST = 5;
const MAX_LENGTH = 500;

export type RecentSearch = { text: string; address: string };

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH;

/** Only addresses of this site. */
const isRecentSearch = (entry: unknown): entry is RecentSearch => {
  const { text, address } = (entry ?? {}) as Partial<RecentSearch>;
  return isText(text) && isText(address) && /^\/(?!\/)/.test(address);
};

/** The last searches typed or chosen in this browser. They are never sent anywhere. */
export function createRecentSearches(browser: KeyValues) {
  const read = (): RecentSearch[] => {
    try {
      const stored: unknown = JSON.parse(browser.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, MOST) : [];
    } catch {
      return [];
    }
  };
  return {
    read,

    add({ text, address }: RecentSearch) {
      if (!isRecentSearch({ text, address })) return;
      const others = read().filter((one) => one.text.toLowerCase() !== text.toLowerCase());
      browser.setItem(KEY, JSON.stringify([{ text, address }, ...others].slice(0, MOST)));
    },

    clear: () => browser.removeItem(KEY),
  };
}

export const recentSearches = createRecentSearches(safeStorage('localStorage'));
