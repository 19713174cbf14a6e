import type { Executor } from '#server/db/executor.ts';
import type { Principal } from '#server/http/access/access.ts';

/** What media needs from the modules that build on it. */
export interface MediaParts {
  /** Whether a file is public: part of a public listing. */
  isPublicMedia(executor: Executor, id: string): Promise<boolean>;
  /** Whether this viewer may open a picture of a message; `token` is from the link of a mail. */
  mayOpenMessageMedia(
    executor: Executor,
    id: string,
    viewer: { principal: Principal | null; token?: string; now: Date },
  ): Promise<boolean>;
  /** Deletes stored files that no listing, revision or draft has shown since then; returns their ids. */
  deleteUnattached(executor: Executor, options: { unusedSince: Date; limit: number }): Promise<string[]>;
}
