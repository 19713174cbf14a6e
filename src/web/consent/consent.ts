import { useSyncExternalStore } from 'react';
import { safeStorage } from '#web/browser/safe-storage.ts';
import { createConsentStore } from './consent-store.ts';

export const consent = createConsentStore(safeStorage('localStorage'));

const unknownOnServer = () => undefined;

/** The visitor's choice; null when none was made; undefined where it cannot be known, on the server. */
export function useConsent() {
  return useSyncExternalStore(consent.subscribe, consent.read, unknownOnServer);
}
