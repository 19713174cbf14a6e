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

/**
 * The unit in which this person gives and reads dimensions; undefined for each field's own unit in forms, and feet on
 * pages. Pages contain both: an attribute of the document, set before anything is painted, says which one is shown.
 */
export const useDimensionUnit = () => useSyncExternalStore(subscribe, read, () => undefined);

const showDimensions = (unit: DimensionUnit | undefined) => {
  if (unit === 'm') document.documentElement.dataset.unit = unit;
  else delete document.documentElement.dataset.unit;
};

/** Runs at the start of every page, where nothing can be imported. */
export const SHOW_DIMENSIONS = `try{localStorage.getItem('${KEY}')==='m'&&(document.documentElement.dataset.unit='m')}catch{}`;

export function chooseDimensionUnit(unit: DimensionUnit | undefined) {
  const storage = safeStorage('localStorage');
  try {
    if (unit) storage.setItem(KEY, unit);
    else storage.removeItem(KEY);
  } catch {
    // The browser's storage is full or blocked.
  }
  showDimensions(unit);
  for (const listener of listeners) listener();
}

export const swapDimensionUnit = () =>
  chooseDimensionUnit(document.documentElement.dataset.unit === 'm' ? 'ft' : 'm');
