import type { DraftRefusal } from '#contract/selling/drafts.ts';
import { ApiError } from '#web/api/api-error.ts';

/** Why the server did not save or submit a draft, if that is what the error says. */
export function draftRefusalOf(error: unknown): Partial<DraftRefusal> {
  return error instanceof ApiError && error.status === 409 ? error.body : {};
}
