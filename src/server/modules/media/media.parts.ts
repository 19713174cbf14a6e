import type { Executor } from '#server/db/executor.ts';

/** What others know and media, standing below them, must be told. */
export interface MediaParts {
  /** Whether everyone may see a file: it belongs to what the public sees of a listing. */
  isPublicMedia(executor: Executor, id: string): Promise<boolean>;
  /** Deletes stored files that no listing, revision or draft has shown since, and answers their ids. */
  deleteUnattached(executor: Executor, options: { unusedSince: Date; limit: number }): Promise<string[]>;
}
