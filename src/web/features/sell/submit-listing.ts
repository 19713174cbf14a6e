import type { DraftContent } from '#contract/selling/drafts.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { IDEMPOTENCY_HEADER } from '#domain/listings/drafts.ts';
import { FIELD_NAMES, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { photoUrls, videoUrl } from '#domain/media/items.ts';
import { ApiError, isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { draftRefusalOf } from '#web/drafts/draft-refusal.ts';
import { factsOf } from '#web/listing-form/form-values.ts';
import { dismissedIn } from '#web/listing-form/kept-beside-fields.ts';

type Submitted = {
  id: string;
  content: DraftContent;
  /** The version of the server's copy of the draft; null when the server has none. */
  serverCopy: string | null;
};

const bodyOf = (content: DraftContent) => ({
  ...factsOf(content),
  images: photoUrls(content.uploadedMedia),
  video: videoUrl(content.uploadedMedia),
});

/** The draft's id is the idempotency key: a retry with the same content returns the same listing, other content 409. */
function create({ id, content, serverCopy }: Submitted): Promise<OwnListing> {
  const draft = serverCopy === null ? {} : { draftId: id, draftBasedOn: serverCopy };
  return browserApi.request<OwnListing>('/api/boats', {
    method: 'POST',
    headers: { [IDEMPOTENCY_HEADER]: id },
    body: { ...bodyOf(content), dismissedAdvice: dismissedIn(content), ...draft },
  });
}

export const changeListing = (id: number, content: DraftContent): Promise<OwnListing> =>
  browserApi.request<OwnListing>(`/api/my-boats/${id}`, { method: 'PUT', body: bodyOf(content) });

const MAX_UNANSWERED = 5;

/**
 * Submits drafts. If the response to an earlier attempt was lost, the listing may exist already. If it was created with
 * content that this browser sent, it is updated to the current content; otherwise another device has submitted the draft.
 */
export function createSubmitter() {
  let unanswered: { id: string; contents: DraftContent[] } = { id: '', contents: [] };

  async function changeOwn(draft: Submitted, refusal: unknown): Promise<OwnListing> {
    for (const content of unanswered.contents) {
      const listing = await create({ ...draft, content }).catch((error) => {
        if (isNetworkFailure(error)) throw error;
      });
      if (listing) return changeListing(listing.id, draft.content);
    }
    throw refusal;
  }

  return async (draft: Submitted): Promise<OwnListing> => {
    if (unanswered.id !== draft.id) unanswered = { id: draft.id, contents: [] };
    const listing = await create(draft).catch((error) => {
      if (draftRefusalOf(error).reason === 'submitted') return changeOwn(draft, error);
      if (isNetworkFailure(error))
        unanswered.contents = [...unanswered.contents, draft.content].slice(-MAX_UNANSWERED);
      throw error;
    });
    unanswered = { id: '', contents: [] };
    return listing;
  };
}

const MEDIA_LABELS: Readonly<Record<string, string>> = { images: 'Photos', video: 'Video' };

/** What people call the part of the form that an error is about. */
function labelOf(name: string | number | undefined): string {
  const known = FIELD_NAMES.find((field) => field === name);
  return known ? fieldDefinition(known).label : (MEDIA_LABELS[String(name)] ?? 'Listing');
}

/** Why the listing was not created, in one sentence. */
export function creationError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to submit listing. Please try again.';
  if (error.details.length === 0) return sentenceOf(error, 'Failed to create listing');
  const problems = error.details.map(({ path: [name], message }) => `${labelOf(name)}: ${message}`);
  return `Validation error: ${problems.join(', ')}`;
}
