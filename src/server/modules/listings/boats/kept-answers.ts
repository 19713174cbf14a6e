import { LRUCache } from 'lru-cache';

/** A boat as some call answers it, ready to be sent. */
export interface KeptAnswer {
  version: string;
  json: Buffer;
  /** From this moment on it says something else although nobody changes it: its featuring ends. */
  until: number;
}

/** What an answer takes beside its bytes. */
const OVERHEAD_BYTES = 300;

export interface KeptAnswers {
  get(id: number, version: string, now: Date): Buffer | undefined;
  keep(id: number, answer: KeptAnswer): void;
}

/**
 * The answers of the boats that were asked for most recently. Whoever asks has just read the boat's version, so that
 * what another process or a hand in the database changed is never answered as it was.
 */
export function createKeptAnswers(maxBytes: number): KeptAnswers {
  const kept = new LRUCache<number, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }) => json.length + OVERHEAD_BYTES,
  });
  return {
    get(id, version, now) {
      const answer = kept.get(id);
      return answer?.version === version && now.getTime() < answer.until ? answer.json : undefined;
    },
    keep: (id, answer) => void kept.set(id, answer),
  };
}
