import type { DraftContent } from '#contract/selling/drafts.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { contentOf } from '#web/drafts/browser-draft.ts';
import { deleteBrowserDraft, startDraftFrom } from '#web/drafts/browser-drafts.ts';
import { serverDrafts } from '#web/drafts/server-drafts.ts';
import { formValuesOf } from '#web/listing-form/form-values.ts';
import { mediaOf } from '#web/media-picker/listing-media.ts';
import { changeListing } from './submit-listing.ts';

/** Replaces the listing's content. The previous content becomes a draft, so that neither version is lost. */
export async function replaceSubmitted(id: number, content: DraftContent): Promise<OwnListing> {
  const listing = await browserApi.request<OwnListing>(`/api/my-boats/${id}`);
  const latest = listing.proposal?.proposed ?? listing;
  const before = startDraftFrom(formValuesOf(latest), mediaOf(latest));
  try {
    // On the server as well: photos that no listing or draft refers to are deleted after a day.
    await serverDrafts.save(before.id, { ...contentOf(before), basedOn: null });
    return await changeListing(id, content);
  } catch (error) {
    deleteBrowserDraft(before.id);
    await serverDrafts.remove(before.id).catch(() => undefined);
    throw error;
  }
}
