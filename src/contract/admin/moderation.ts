import { z } from 'zod';
import { SALE_STATES } from '#domain/listings/lifecycle.ts';
import { REASON_MAX_LENGTH } from '#domain/listings/rejection-reasons.ts';
import { REVIEW_FACT_KINDS } from '#domain/listings/review-facts.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { Done } from '../accounts/accounts.ts';
import { OWN_BOAT_EXAMPLE } from '../boats/boat.example.ts';
import { OwnBoat, Photo } from '../boats/boat.ts';
import { listWords } from '../list-words.ts';
import { ListingChange, PhotoChange } from '../selling/selling.ts';

const moment = z.iso.datetime();
const count = z.number().int();

/** Administrators' lists are paged, with the total in X-Total-Count. */
export const AdminPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type AdminPage = z.infer<typeof AdminPage>;

export const AdminCounts = z
  .object({
    pending: count,
    samples: count.describe('Boats of trusted brokers that wait for a look'),
    live: count,
    unreadMessages: count,
    openReports: count,
    users: count,
  })
  .meta({
    id: 'AdminCounts',
    description:
      'How many entries each tab of the administration has: exact up to 10,000, and 10,001 for more.',
    examples: [{ pending: 14, samples: 2, live: 1_204, unreadMessages: 3, openReports: 1, users: 890 }],
  });
export type AdminCounts = z.infer<typeof AdminCounts>;

export const ReviewFact = z
  .object({
    kind: z.enum(REVIEW_FACT_KINDS),
    isConcern: z.boolean().describe('True if a reviewer should take a closer look; false if it only informs'),
    sentence: z.string(),
    boats: z
      .array(z.object({ id: count, title: z.string(), sellerName: z.string() }))
      .describe('The other listings that the sentence is about'),
    photos: z.array(z.string()).describe('The photographs of this listing that the sentence is about'),
  })
  .meta({
    id: 'ReviewFact',
    description: 'A fact about a listing that helps a reviewer to decide.',
    examples: [
      {
        kind: 'price-compared',
        isConcern: true,
        sentence: '65 % below the median (£83,950, 7 similar boats)',
        boats: [],
        photos: [],
      },
    ],
  });
export type ReviewFact = z.infer<typeof ReviewFact>;

export const PENDING_KINDS = ['new', 'edit', 'small-edit'] as const;
export const PENDING_SORTS = ['oldest', 'concerns'] as const;
/** How many of the oldest entries are considered where every entry has to be looked at. */
export const PENDING_WINDOW = 200;
export const PendingQuery = AdminPage.extend({
  q: listWords.describe('Words of the title, make, model, place or seller; an email address'),
  kind: z
    .enum(PENDING_KINDS)
    .optional()
    .describe('small-edit: edits of trusted sellers that can be approved together'),
  sort: z
    .enum(PENDING_SORTS)
    .default('oldest')
    .describe(`Small edits and the order by concerns cover the ${PENDING_WINDOW} oldest entries`),
});
export type PendingQuery = z.infer<typeof PendingQuery>;

export const PendingBoat = OwnBoat.extend({
  photos: z.array(Photo),
  reviewVersion: count.describe('Send it with your decision, so that it applies to the version that you saw'),
  isEdit: z.boolean(),
  changes: z.array(ListingChange),
  photoChange: PhotoChange.nullable(),
  submittedAt: moment,
  dueAt: moment.describe('The end of the 24 hours in which sellers are promised a review'),
  facts: z.array(ReviewFact).describe('Concerns first'),
  sellerId: z.uuid(),
  isSmallEdit: z.boolean().describe('A small edit of a trusted seller, which can be approved with others'),
}).meta({
  id: 'PendingBoat',
  description: 'A new listing, or changes to a public one (`isEdit`), waiting for review.',
  examples: [
    {
      ...OWN_BOAT_EXAMPLE,
      status: 'pending',
      approvedAt: null,
      photos: [],
      reviewVersion: 1,
      isEdit: false,
      changes: [],
      photoChange: null,
      submittedAt: '2026-05-06T07:45:00.000Z',
      dueAt: '2026-05-07T07:45:00.000Z',
      facts: [],
      sellerId: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
      isSmallEdit: false,
    },
  ],
});
export type PendingBoat = z.infer<typeof PendingBoat>;

export const ApprovedBoat = OwnBoat.extend({
  featuredUntil: moment.nullable(),
  facts: z.array(ReviewFact).describe('What happened to it without a review and deserves a look'),
}).meta({
  id: 'ApprovedBoat',
  description: 'A public listing as administrators see it.',
  examples: [{ ...OWN_BOAT_EXAMPLE, featuredUntil: null, facts: [] }],
});
export type ApprovedBoat = z.infer<typeof ApprovedBoat>;

export const LIVE_STATES = [...SALE_STATES, 'featured'] as const;
export const LiveQuery = AdminPage.extend({
  q: listWords.describe('Words of the title, make, model, place or seller; an email address; a number'),
  category: z.enum(CATEGORIES.map(({ id }) => id)).optional(),
  state: z.enum(LIVE_STATES).optional(),
});
export type LiveQuery = z.infer<typeof LiveQuery>;

const version = count
  .nullish()
  .describe('The reviewVersion that you saw. If there is a newer one, the answer is 409');

export const undoable = z
  .boolean()
  .default(false)
  .describe('Hold the mails about this decision for a moment, so that it can be undone');

export const undoId = z
  .uuid()
  .optional()
  .describe('Undoes this decision, if you asked for that and call within ten seconds');

/** In the specification this call has no body. */
export const ApproveRequest = z
  .object({ version, undoable })
  .meta({
    id: 'ApproveRequest',
    description: 'The version that the reviewer saw.',
    examples: [{ version: 1, undoable: true }],
  })
  .nullish();

export const Approved = Done.extend({ state: z.enum(['live', 'sold']), undoId }).meta({
  id: 'Approved',
  description: 'The boat is public. A boat that was sold before it was taken down is public as sold.',
  examples: [{ success: true, message: 'The boat is now live', state: 'live' }],
});
export type Approved = z.infer<typeof Approved>;

export const Rejected = Done.extend({ undoId }).meta({
  id: 'Rejected',
  description: 'The listing, or the changes to it, were rejected.',
  examples: [{ success: true, message: 'The boat was rejected.' }],
});
export type Rejected = z.infer<typeof Rejected>;

export const Undone = Done.extend({ boatId: count }).meta({
  id: 'Undone',
  description: 'The decision was undone: the listing and its reports are as they were before.',
  examples: [{ success: true, message: 'Undone', boatId: 4217 }],
});
export type Undone = z.infer<typeof Undone>;

/** The reason for a decision, sent to the account concerned. */
export const requiredReason = z
  .string('Please give a reason')
  .trim()
  .min(1, 'Please give a reason')
  .max(REASON_MAX_LENGTH, 'The reason must be at most 2,000 characters');

export const RejectRequest = z
  .object({
    reason: requiredReason,
    emailSeller: z.boolean().default(true),
    version,
    undoable,
  })
  .meta({
    id: 'RejectRequest',
    description: 'Why the listing, or the changes to it, cannot be published.',
    examples: [{ reason: 'Please add a photograph of the boat.', emailSeller: true, version: 1 }],
  });

export const ChangesWanted = z.object({ reason: requiredReason, version, undoable }).meta({
  id: 'ChangesWanted',
  description: 'What the seller should change.',
  examples: [{ reason: 'Please add a photograph of the boat.', version: 1 }],
});

export const RejectAndSuspendRequest = z.object({ reason: requiredReason, version }).meta({
  id: 'RejectAndSuspendRequest',
  description: 'Why the listing is rejected and its seller suspended. Cannot be undone by the undo call.',
  examples: [{ reason: 'The boat belongs to someone else.', version: 1 }],
});

const MAX_TOGETHER = 50;
export const ApproveEditsRequest = z
  .object({
    edits: z
      .array(z.object({ id: count, version: count }))
      .min(1)
      .max(MAX_TOGETHER),
    undoable,
  })
  .meta({
    id: 'ApproveEditsRequest',
    description: 'Small edits of trusted sellers, each with the version that the reviewer saw.',
    examples: [{ edits: [{ id: 4217, version: 3 }] }],
  });

export const ApprovedEdits = z
  .object({
    approved: z.array(z.object({ id: count, undoId })),
    refused: z.array(z.object({ id: count, error: z.string() })),
  })
  .meta({
    id: 'ApprovedEdits',
    description: 'Which edits were approved, and why the others were not.',
    examples: [{ approved: [{ id: 4217 }], refused: [] }],
  });
export type ApprovedEdits = z.infer<typeof ApprovedEdits>;

const MAX_FEATURED_DAYS = 90;
export const FeatureRequest = z
  .object({
    featured: z.boolean('Say whether it is featured'),
    duration: count.min(1).max(MAX_FEATURED_DAYS).nullish().describe('In days. Seven if absent'),
  })
  .meta({
    id: 'FeatureRequest',
    description: 'Whether the boat is featured, and for how long.',
    examples: [{ featured: true, duration: 14 }],
  });

export const AuditQuery = AdminPage.extend({
  q: listWords.describe('Words of the action, the subject, the reason or the administrator'),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditEntry = z
  .object({
    id: count,
    action: z.string(),
    subjectType: z.enum(['listing', 'account', 'message', 'report', 'conversation']),
    subjectId: z.string().describe('The subject may have been deleted since'),
    actor: z.string().describe('The name of the administrator'),
    description: z.string().describe('What was done, in words'),
    reason: z.string().nullable(),
    createdAt: moment,
  })
  .meta({
    id: 'AuditEntry',
    description: 'One action of an administrator.',
    examples: [
      {
        id: 77,
        action: 'reject',
        subjectType: 'listing',
        subjectId: '4217',
        actor: 'Ada Harbour',
        description: 'Rejected Contessa 32',
        reason: 'Please add a photograph of the boat.',
        createdAt: '2026-05-06T07:45:00.000Z',
      },
    ],
  });
export type AuditEntry = z.infer<typeof AuditEntry>;
