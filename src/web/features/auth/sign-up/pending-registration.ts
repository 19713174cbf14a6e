import { VALIDITY } from '#domain/accounts/secrets.ts';
import type { SellerType } from '#domain/accounts/seller-types.ts';
import { type KeyValues, safeStorage } from '#web/browser/safe-storage.ts';

export const PENDING_KEY = 'pendingRegistration';

export type PendingRegistration = { email: string; fullName: string; sellerType: SellerType };

type Stored = PendingRegistration & { requestedAt: number };

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * A sign-up that waits for its code. Any tab of the browser can complete it while the code is valid. Only the
 * password never leaves the memory of the page where it was typed.
 */
export function createPendingRegistration(storage: KeyValues, now: () => number = Date.now) {
  let typed: { email: string; password: string } | undefined;

  function read(): Stored | null {
    try {
      const stored = JSON.parse(storage.getItem(PENDING_KEY) ?? 'null') as Stored | null;
      return stored && now() - stored.requestedAt < VALIDITY.verificationCode ? stored : null;
    } catch {
      return null;
    }
  }

  return {
    save({ email, fullName, sellerType }: PendingRegistration, password: string) {
      const stored: Stored = { email, fullName, sellerType, requestedAt: now() };
      storage.setItem(PENDING_KEY, JSON.stringify(stored));
      typed = { email, password };
    },

    readFor(email: string): PendingRegistration | null {
      const stored = read();
      return stored && sameAddress(stored.email, email) ? stored : null;
    },

    passwordFor: (email: string) => (typed && sameAddress(typed.email, email) ? typed.password : undefined),

    clear() {
      storage.removeItem(PENDING_KEY);
      typed = undefined;
    },
  };
}

export const pendingRegistration = createPendingRegistration(safeStorage('localStorage'));
