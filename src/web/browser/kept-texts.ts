import type { KeyValues } from './safe-storage.ts';

type Bounds = { count: number; length: number; ageMs: number };
type Entry = readonly [id: string, text: string, at: number];

/** Texts kept in the browser under an id. Bounded in number, length and age; the oldest are dropped first. */
export function createKeptTexts(browser: KeyValues, key: string, bounds: Bounds, now = Date.now) {
  function readAll(): Entry[] {
    try {
      const stored: unknown = JSON.parse(browser.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry).filter(isCurrent) : [];
    } catch {
      return [];
    }
  }

  function isCurrent([, text, at]: Entry) {
    return text.length <= bounds.length && at > now() - bounds.ageMs && at <= now();
  }

  function store(entries: Entry[]) {
    try {
      if (entries.length === 0) browser.removeItem(key);
      else browser.setItem(key, JSON.stringify(entries.slice(0, bounds.count)));
    } catch {
      // The browser's storage is full or blocked: the text lives as long as the page.
    }
  }

  const others = (id: string) => readAll().filter(([known]) => known !== id);

  return {
    read: (id: string) => readAll().find(([known]) => known === id)?.[1],

    write(id: string, text: string) {
      if (text.length <= bounds.length) store([[id, text, now()], ...others(id)]);
    },

    remove: (id: string) => store(others(id)),
  };
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [id, text, at] = entry;
  return typeof id === 'string' && typeof text === 'string' && Number.isFinite(at);
}
