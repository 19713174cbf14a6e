import { z } from 'zod';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { ErrorAnswer } from './error.ts';

/** Made by the browser that began the draft, so that its copy and the server's are one. */
export const DraftId = z.uuid('There is no such draft');

const { fields, nameLength, textLength, listItems, listItemLength } = DRAFT_LIMITS;
const name = z.string().max(nameLength);
const fewFields = (texts: object) => Object.keys(texts).length <= fields;

const Typed = z.union([
  z.string().max(textLength),
  z.boolean(),
  z.array(z.string().max(listItemLength)).max(listItems),
]);

const DraftMedia = z.object({
  id: z.string().max(100),
  url: z.string().max(100),
  type: z.enum(['photo', 'video']),
  name: z.string().max(255),
  size: z.number().int().nonnegative(),
  isMain: z.boolean(),
  order: z.number().int().nonnegative(),
});

/** What the wizard's controls hold: as it was typed, unchecked but bounded. */
export const DraftContent = z.object({
  formData: z.record(name, Typed).refine(fewFields, 'A draft has fewer fields'),
  otherTexts: z
    .record(name, z.string().max(listItemLength))
    .refine(fewFields, 'A draft has fewer fields')
    .describe('What "Other" stands for in each list'),
  uploadedMedia: z.array(DraftMedia).max(MEDIA_LIMITS.photos + MEDIA_LIMITS.videos),
  currentStep: z.number().int().min(1).max(DRAFT_LIMITS.steps),
});
export type DraftContent = z.infer<typeof DraftContent>;

/** PUT /api/drafts/{id} */
export const SaveDraftRequest = DraftContent.extend({
  basedOn: z.iso
    .datetime()
    .nullish()
    .describe('The savedAt of the copy that this one was made from; when there is a newer one: 409'),
});
export type SaveDraftRequest = z.infer<typeof SaveDraftRequest>;

/** A draft as lists show it, in the seller's own words so far. */
export const DraftSummary = z.object({
  id: DraftId,
  title: z.string(),
  category: z.string(),
  price: z.string(),
  location: z.string(),
  cover: z.string().nullable(),
  currentStep: z.number().int(),
  savedAt: z.iso.datetime(),
});
export type DraftSummary = z.infer<typeof DraftSummary>;

export const Draft = DraftSummary.extend(DraftContent.shape);
export type Draft = z.infer<typeof Draft>;

/** 409: why a draft was not saved, or not submitted. Nothing that was sent is stored. */
export const DraftRefusal = ErrorAnswer.extend({
  reason: z
    .enum(['submitted', 'missing', 'changed', 'too-many'])
    .optional()
    .describe(
      'submitted: it has become a listing already, with other content; missing: the account has no such draft; changed: another device saved a newer copy; too-many: the account has as many drafts as it may',
    ),
  listing: z
    .object({ id: z.number().int(), title: z.string() })
    .optional()
    .describe('What it was submitted as, unless that was deleted'),
});
export type DraftRefusal = z.infer<typeof DraftRefusal>;
