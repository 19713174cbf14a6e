import { useSyncExternalStore } from 'react';
import { safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'waiting_to_save';

const browser = safeStorage('localStorage');
const listeners = new Set<() => void>();

/** What waits to be saved, as it is stored: all that first visits need. `waiting.ts` reads and changes it. */
export const waitingText = {
  read: () => browser.getItem(KEY) ?? '',
  write(text: string) {
    if (text) browser.setItem(KEY, text);
    else browser.removeItem(KEY);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether the text contains this; never on the server. */
export const useWaitingText = (part: string): boolean =>
  useSyncExternalStore(
    waitingText.subscribe,
    () => waitingText.read().includes(part),
    () => false,
  );
