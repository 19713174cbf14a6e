/** The part of the browser's Storage that we use. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or memory where there is none: on the server, or when the visitor blocks it. */
export function safeStorage(name: 'localStorage' | 'sessionStorage'): KeyValues {
  try {
    const storage = window[name];
    storage.getItem('');
    return storage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): KeyValues {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
