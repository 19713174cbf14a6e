import { useSyncExternalStore } from 'react';
import { DAY } from '#domain/durations.ts';
import { type KeyValues, safeStorage } from '#web/browser/safe-storage.ts';

const CONSENT_KEY = 'cookie_consent';

/** A choice is valid for a year, as the cookie policy says. Then the banner asks again. */
const CHOICE_VALID_FOR = 365 * DAY;

type ConsentRecord = {
  essential: true;
  analytics: boolean;
  marketing: boolean;
  timestamp: string;
};

/** Marketing cookies are not used, so no choice can turn them on. */
export function consentRecord({ analytics }: { analytics: boolean }, now = new Date()): ConsentRecord {
  return { essential: true, analytics, marketing: false, timestamp: now.toISOString() };
}

export function parseConsent(text: string | null, now = new Date()): ConsentRecord | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<ConsentRecord> | null;
    const timestamp = String(stored?.timestamp ?? '');
    const isValid = now.getTime() - Date.parse(timestamp) < CHOICE_VALID_FOR;
    if (stored?.essential !== true || !isValid) return null;
    return { essential: true, analytics: stored.analytics === true, marketing: false, timestamp };
  } catch {
    return null;
  }
}

export function createConsentStore(storage: KeyValues) {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; record: ConsentRecord | null } | undefined;

  function changed() {
    for (const listener of listeners) listener();
  }

  return {
    read(): ConsentRecord | null {
      const text = storage.getItem(CONSENT_KEY);
      if (cached?.text !== text) cached = { text, record: parseConsent(text) };
      return cached?.record ?? null;
    },

    choose(choice: { analytics: boolean }) {
      storage.setItem(CONSENT_KEY, JSON.stringify(consentRecord(choice)));
      changed();
    },

    /** Shows the banner again. */
    reopen() {
      storage.removeItem(CONSENT_KEY);
      changed();
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const consent = createConsentStore(safeStorage('localStorage'));

const unknownOnServer = () => undefined;

/** The visitor's choice; null before it is made, undefined on the server, which cannot know it. */
export function useConsent() {
  return useSyncExternalStore(consent.subscribe, consent.read, unknownOnServer);
}
