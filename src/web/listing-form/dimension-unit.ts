import { useSyncExternalStore } from 'react';
import { safeStorage } from '#web/browser/safe-storage.ts';

export type DimensionUnit = 'ft' | 'm';

const KEY = 'dimension_unit';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): DimensionUnit | undefined {
  const stored = safeStorage('localStorage').getItem(KEY);
  return stored === 'ft' || stored === 'm' ? stored : undefined;
}

/** The unit in which this person gives dimensions; undefined for each field's own unit. */
export const useDimensionUnit = () => useSyncExternalStore(subscribe, read, () => undefined);

export function chooseDimensionUnit(unit: DimensionUnit | undefined) {
  const storage = safeStorage('localStorage');
  try {
    if (unit) storage.setItem(KEY, unit);
    else storage.removeItem(KEY);
  } catch {
    // The browser's storage is full or blocked.
  }
  for (const listener of listeners) listener();
}
