import { z } from 'zod';
import { REASON_MAX_LENGTH } from '#domain/listings/review/rejection-reasons.ts';
import { Done } from '../accounts/accounts.ts';
import { textLines } from '../text.ts';

const count = z.number().int();

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

export const REASON_UNSHOWABLE = 'The reason contains characters that cannot be shown';

/** The reason for a decision, sent to the account concerned. */
export const requiredReason = textLines('Please give a reason', REASON_UNSHOWABLE)
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

const entries = z
  .array(z.object({ id: count, version: count }))
  .min(1, 'Choose at least one entry')
  .max(MAX_TOGETHER, `At most ${MAX_TOGETHER} entries can be decided together`);

export const ApproveTogetherRequest = z.object({ entries, undoable }).meta({
  id: 'ApproveTogetherRequest',
  description: 'Entries of the queue, each with the version that the reviewer saw.',
  examples: [{ entries: [{ id: 4217, version: 1 }], undoable: true }],
});

export const RejectTogetherRequest = z
  .object({ entries, reason: requiredReason, emailSeller: z.boolean().default(true), undoable })
  .meta({
    id: 'RejectTogetherRequest',
    description: 'Entries of the queue that are rejected for the same reason.',
    examples: [{ entries: [{ id: 4217, version: 1 }], reason: 'Please add photographs.', emailSeller: true }],
  });

export const DecidedTogether = z
  .object({
    decided: z.array(z.object({ id: count, undoId })),
    refused: z.array(z.object({ id: count, error: z.string() })),
  })
  .meta({
    id: 'DecidedTogether',
    description: 'Which entries were decided, and why the others were not.',
    examples: [{ decided: [{ id: 4217 }], refused: [] }],
  });
export type DecidedTogether = z.infer<typeof DecidedTogether>;

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
