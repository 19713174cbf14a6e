import { LRUCache } from 'lru-cache';
import { HOUR, MINUTE, SECOND } from '#domain/durations.ts';

/** So many secrets that turned out to be nobody's are looked up for one address in a minute. */
export const MADE_UP_A_MINUTE = 60;

const MAX_SECRETS = 20_000;
const MAX_ADDRESSES = 50_000;

export interface SecretMemory {
  /** Whether it was nobody's a moment ago. Nobody can guess a secret that is only about to be made. */
  isMadeUp(secret: string): boolean;
  /** For how many seconds a secret from this address is not looked up. Who showed a real one lately never waits. */
  waitFor(secret: string, address: string): number;
  noteMadeUp(secret: string, address: string): void;
  noteReal(secret: string): void;
}

/**
 * What this process knows about the secrets that it was shown, by their hashes, bounded in number and in time. A token
 * that is made up costs a look-up once, and an address only so many of them.
 */
export function createSecretMemory(now: () => number = () => performance.now()): SecretMemory {
  const clock = { perf: { now }, ttlResolution: 0 };
  const madeUp = new LRUCache<string, true>({ max: MAX_SECRETS, ttl: MINUTE, ...clock });
  const real = new LRUCache<string, true>({ max: MAX_SECRETS, ttl: HOUR, ...clock });
  const guesses = new LRUCache<string, number>({
    max: MAX_ADDRESSES,
    ttl: MINUTE,
    noUpdateTTL: true,
    ...clock,
  });
  return {
    isMadeUp: (secret) => madeUp.has(secret),
    waitFor(secret, address) {
      if ((guesses.get(address) ?? 0) < MADE_UP_A_MINUTE || real.has(secret)) return 0;
      return Math.max(1, Math.ceil(guesses.getRemainingTTL(address) / SECOND));
    },
    noteMadeUp(secret, address) {
      real.delete(secret);
      madeUp.set(secret, true);
      guesses.set(address, (guesses.get(address) ?? 0) + 1);
    },
    noteReal(secret) {
      real.set(secret, true);
    },
  };
}
