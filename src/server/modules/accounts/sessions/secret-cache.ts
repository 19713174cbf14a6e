import { LRUCache } from 'lru-cache';
import { HOUR, MINUTE, SECOND } from '#domain/durations.ts';

/** How many invalid secrets are looked up for one client address in a minute. */
export const MAX_INVALID_PER_MINUTE = 60;

const MAX_SECRETS = 20_000;
const MAX_ADDRESSES = 50_000;

export interface SecretCache {
  /** Whether the secret was recently found to be invalid. It cannot become valid: new secrets are random. */
  isInvalid(secret: string): boolean;
  /**
   * How long the client address must wait before this secret is looked up; 0 for secrets that were recently valid.
   */
  secondsToWait(secret: string, address: string): number;
  addInvalid(secret: string, address: string): void;
  addValid(secret: string): void;
}

/**
 * Caches, per process and by hash, which session secrets are valid. An invalid secret costs one database query, and each
 * client address can cause only a limited number of those.
 */
export function createSecretCache(now: () => number = () => performance.now()): SecretCache {
  const clock = { perf: { now }, ttlResolution: 0 };
  const invalid = new LRUCache<string, true>({ max: MAX_SECRETS, ttl: MINUTE, ...clock });
  const valid = new LRUCache<string, true>({ max: MAX_SECRETS, ttl: HOUR, ...clock });
  const guesses = new LRUCache<string, number>({
    max: MAX_ADDRESSES,
    ttl: MINUTE,
    noUpdateTTL: true,
    ...clock,
  });
  return {
    isInvalid: (secret) => invalid.has(secret),
    secondsToWait(secret, address) {
      if ((guesses.get(address) ?? 0) < MAX_INVALID_PER_MINUTE || valid.has(secret)) return 0;
      return Math.max(1, Math.ceil(guesses.getRemainingTTL(address) / SECOND));
    },
    addInvalid(secret, address) {
      valid.delete(secret);
      invalid.set(secret, true);
      guesses.set(address, (guesses.get(address) ?? 0) + 1);
    },
    addValid(secret) {
      valid.set(secret, true);
    },
  };
}
