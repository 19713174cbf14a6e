import type { DraftContent } from '#contract/selling/drafts.ts';

/** A draft at its first step with these values and no uploads. */
export const draftContent = (formData: DraftContent['formData'] = {}): DraftContent => ({
  formData,
  otherTexts: {},
  uploadedMedia: [],
  currentStep: 1,
});
