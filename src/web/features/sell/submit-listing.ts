import type { DraftContent } from '#contract/drafts.ts';
import type { OwnListing } from '#contract/selling.ts';
import { IDEMPOTENCY_HEADER } from '#domain/listings/drafts.ts';
import { photoUrls, videoUrl } from '#domain/media/items.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { factsOf } from '#web/listing-form/form-values.ts';

const bodyOf = (content: DraftContent) => ({
  ...factsOf(content),
  images: photoUrls(content.uploadedMedia),
  video: videoUrl(content.uploadedMedia),
});

/** A draft becomes one listing, however often it is sent: its id is the key of every attempt. */
function create(content: DraftContent, draftId: string): Promise<OwnListing> {
  return browserApi.request<OwnListing>('/api/boats', {
    method: 'POST',
    headers: { [IDEMPOTENCY_HEADER]: draftId },
    body: { ...bodyOf(content), draftId },
  });
}

const change = (id: number, content: DraftContent): Promise<OwnListing> =>
  browserApi.request<OwnListing>(`/api/my-boats/${id}`, { method: 'PUT', body: bodyOf(content) });

/**
 * Submits drafts. An answer that never arrived may hide a listing that was made: sent again, the key answers that one,
 * and what was changed meanwhile is added to it.
 */
export function createSubmitter() {
  let unanswered: { draftId: string; content: DraftContent } | undefined;

  return async (content: DraftContent, draftId: string): Promise<OwnListing> => {
    const before = unanswered?.draftId === draftId ? unanswered.content : undefined;
    unanswered = { draftId, content: before ?? content };
    try {
      const listing = await create(content, draftId);
      if (before && before !== content) await change(listing.id, content);
      unanswered = undefined;
      return listing;
    } catch (error) {
      if (error instanceof ApiError) unanswered = before && { draftId, content: before };
      throw error;
    }
  };
}

/** Why a listing was not made, in one sentence. */
export function creationError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to submit listing. Please try again.';
  if (error.details.length === 0) return sentenceOf(error, 'Failed to create listing');
  return `Validation error: ${error.details.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')}`;
}
