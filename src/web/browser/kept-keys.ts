import { safeStorage } from './safe-storage.ts';

export const KEPT_KEYS = {
  drafts: 'unsent_messages',
  outbox: 'failed_messages',
  writtenTo: 'written_to',
  push: 'push_on',
} as const;

/** Called on signing out, so that the next user of this browser cannot read what this person wrote. */
export function forgetKeptTexts() {
  const browser = safeStorage('localStorage');
  for (const key of Object.values(KEPT_KEYS)) browser.removeItem(key);
}
