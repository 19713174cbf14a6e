import { MEDIA_NOTICES } from '#domain/media/notices.ts';
import { ApiError, isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import type { UploadFailure } from './upload-queue.ts';

/** The file itself was refused, so retrying is pointless. */
const FINAL = [400, 413, 415];

export function explain(error: unknown): UploadFailure {
  if (error instanceof ApiError && error.status === 401)
    return { words: 'You were signed out. Sign in to continue.', canRetry: true, unreached: true };
  if (isNetworkFailure(error)) {
    return {
      words: 'The connection was lost. We’ll try again when you’re back online.',
      canRetry: true,
      unreached: true,
    };
  }
  return {
    words: sentenceOf(error, MEDIA_NOTICES.allFailed.description),
    canRetry: !(error instanceof ApiError && FINAL.includes(error.status)),
    unreached: false,
  };
}
