import type { TabSession, User } from '#contract/accounts/accounts.ts';
import type { KeyValues } from '#web/browser/safe-storage.ts';

const SESSION_KEYS = { token: 'auth_token', user: 'current_user' } as const;

/** Shared by all tabs. `currentUser` is where older versions stored the user, who is now in the tab's storage. */
export const LOCAL_KEYS = { email: 'userEmail', legacyUser: 'currentUser' } as const;

export function createSessionStore(tab: KeyValues, browser: KeyValues) {
  const listeners = new Set<() => void>();
  let cached: { token: string | null; user: string | null; session: TabSession | null } | undefined;

  function changed() {
    for (const listener of listeners) listener();
  }

  function migrateLegacyUser() {
    const legacy = browser.getItem(LOCAL_KEYS.legacyUser);
    if (legacy === null) return;
    if (tab.getItem(SESSION_KEYS.user) === null) tab.setItem(SESSION_KEYS.user, legacy);
    browser.removeItem(LOCAL_KEYS.legacyUser);
  }

  function forgetTab() {
    tab.removeItem(SESSION_KEYS.token);
    tab.removeItem(SESSION_KEYS.user);
    changed();
  }

  return {
    forgetTab,

    /** Signed in only when both a token and a user are stored. Returns the same object until either changes. */
    read(): TabSession | null {
      migrateLegacyUser();
      const token = tab.getItem(SESSION_KEYS.token);
      const user = tab.getItem(SESSION_KEYS.user);
      if (cached?.token !== token || cached?.user !== user) {
        cached = { token, user, session: toSession(token, user) };
      }
      return cached.session;
    },

    write({ token, user }: TabSession) {
      tab.setItem(SESSION_KEYS.token, token);
      tab.setItem(SESSION_KEYS.user, JSON.stringify(user));
      browser.setItem(LOCAL_KEYS.email, user.email);
      changed();
    },

    clear() {
      browser.removeItem(LOCAL_KEYS.legacyUser);
      browser.removeItem(LOCAL_KEYS.email);
      forgetTab();
    },

    /** The email address of the last sign-in in this browser, in any tab. */
    savedEmail: () => browser.getItem(LOCAL_KEYS.email),

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function toSession(token: string | null, user: string | null): TabSession | null {
  const parsed = user ? parseUser(user) : null;
  return token && parsed ? { token, user: parsed } : null;
}

function parseUser(text: string): User | null {
  try {
    const user = JSON.parse(text) as User | null;
    return typeof user?.email === 'string' ? user : null;
  } catch {
    return null;
  }
}
