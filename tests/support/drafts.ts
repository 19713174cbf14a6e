import type { DraftContent } from '#contract/selling/drafts.ts';

/** A draft at its first step with these words typed and nothing uploaded. */
export const draftContent = (formData: DraftContent['formData'] = {}): DraftContent => ({
  formData,
  otherTexts: {},
  uploadedMedia: [],
  currentStep: 1,
});
