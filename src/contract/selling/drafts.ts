import { z } from 'zod';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { isUploadId, objectIdOf } from '#domain/media/object-urls.ts';
import { ErrorAnswer } from '../error.ts';

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

const DRAFT_EXAMPLE = {
  formData: { title: 'Contessa 32', category: 'sailing', price: '24950', location: 'Lymington' },
  otherTexts: {},
  uploadedMedia: [],
  currentStep: 2,
};

const DRAFT_SUMMARY_EXAMPLE = {
  id: '3f1f8f0a-8f0e-4b7c-9b1a-6a1f2c3d4e5f',
  title: 'Contessa 32',
  category: 'sailing',
  price: '24950',
  location: 'Lymington',
  cover: null,
  currentStep: 2,
  savedAt: '2026-05-06T07:45:00.000Z',
};

const DraftMedia = z
  .object({
    id: z.string().max(100),
    url: z.string().max(100),
    type: z.enum(['photo', 'video']),
    name: z.string().max(255),
    size: z.number().int().nonnegative(),
    isMain: z.boolean(),
    order: z.number().int().nonnegative(),
  })
  .meta({
    id: 'DraftMedia',
    description: 'An uploaded file of a draft.',
    examples: [
      {
        id: '7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
        url: '/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
        type: 'photo',
        name: 'deck.jpg',
        size: 482_113,
        isMain: true,
        order: 0,
      },
    ],
  });

/** What the wizard's controls hold: as it was typed, unchecked but bounded. */
export const DraftContent = z.object({
  formData: z.record(name, Typed).refine(fewFields, 'A draft has fewer fields'),
  otherTexts: z
    .record(name, z.string().max(listItemLength))
    .refine(fewFields, 'A draft has fewer fields')
    .describe('The text behind "Other" in each list'),
  uploadedMedia: z.array(DraftMedia).max(MEDIA_LIMITS.photos + MEDIA_LIMITS.videos),
  currentStep: z.number().int().min(1).max(DRAFT_LIMITS.steps),
});
export type DraftContent = z.infer<typeof DraftContent>;

const isUploadAddress = (text: string) => isUploadId(objectIdOf(text) ?? '');

export const SaveDraftRequest = DraftContent.extend({
  uploadedMedia: DraftContent.shape.uploadedMedia.refine(
    (media) => media.every(({ url }) => isUploadAddress(url)),
    'A draft holds only files that were uploaded',
  ),
  basedOn: z.iso
    .datetime()
    .nullish()
    .describe('The savedAt of the copy that you changed. If the server has a newer one, it answers 409'),
}).meta({
  id: 'SaveDraftRequest',
  description: 'What the form holds so far. Lengths are checked, values are not.',
  examples: [{ ...DRAFT_EXAMPLE, basedOn: null }],
});
export type SaveDraftRequest = z.infer<typeof SaveDraftRequest>;

export const DraftSummary = z
  .object({
    id: DraftId,
    title: z.string(),
    category: z.string(),
    price: z.string(),
    location: z.string(),
    cover: z.string().nullable(),
    currentStep: z.number().int(),
    savedAt: z.iso.datetime(),
  })
  .meta({
    id: 'DraftSummary',
    description: 'A draft as lists show it.',
    examples: [DRAFT_SUMMARY_EXAMPLE],
  });
export type DraftSummary = z.infer<typeof DraftSummary>;

export const Draft = DraftSummary.extend(DraftContent.shape).meta({
  id: 'Draft',
  description: 'A draft listing with everything typed so far.',
  examples: [{ ...DRAFT_SUMMARY_EXAMPLE, ...DRAFT_EXAMPLE }],
});
export type Draft = z.infer<typeof Draft>;

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
}).meta({
  id: 'DraftRefusal',
  description: 'Why a draft was not saved or not submitted.',
  examples: [
    {
      error: 'This draft has already been submitted from another device',
      reason: 'submitted',
      listing: { id: 1204, title: 'Westerly Centaur 26' },
    },
  ],
});
export type DraftRefusal = z.infer<typeof DraftRefusal>;
