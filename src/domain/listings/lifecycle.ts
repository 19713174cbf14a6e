/** The stored status. */
export const LISTING_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Derived from the status and whether the listing is sold or deleted. */
export type ListingState = 'unsubmitted' | 'pending' | 'live' | 'sold' | 'rejected' | 'deleted';

export type ListingEvent =
  | 'submit'
  | 'approve'
  | 'reject'
  | 'request-changes'
  | 'edit'
  | 'resubmit'
  | 'mark-sold'
  | 'mark-available'
  | 'feature'
  | 'unfeature'
  | 'take-down'
  | 'delete';

type Actor = 'owner' | 'admin';

/** What an edit does: change the listing itself, propose a revision, or submit it for review again. */
type EditEffect = 'in-place' | 'revision' | 'resubmission';

/** What a transition depends on besides the state. */
export type TransitionFacts = {
  /** The owner had marked it as sold before it was taken down. */
  wasSold?: boolean;
  /** A revision of the public version is waiting for review. */
  revisionWaiting?: boolean;
  rejectionReason?: string;
  /** The version that the reviewer saw, and the current one. */
  reviewed?: number;
  current?: number;
};

type Refusal = 'wrong-state' | 'wrong-actor' | 'nothing-to-review' | 'no-reason' | 'changed-meanwhile';

type Guard = (facts: TransitionFacts) => Refusal | undefined;

const requireWaitingRevision: Guard = ({ revisionWaiting }) =>
  revisionWaiting ? undefined : 'nothing-to-review';
const requireReason: Guard = ({ rejectionReason }) => (rejectionReason?.trim() ? undefined : 'no-reason');
const requireUnchanged: Guard = ({ reviewed, current }) =>
  reviewed === undefined || reviewed === current ? undefined : 'changed-meanwhile';

type Transition = {
  event: ListingEvent;
  by: readonly Actor[];
  from: readonly ListingState[];
  /** Chooses between several rows for the same state. */
  when?: (facts: TransitionFacts) => boolean;
  /** Absent: the state does not change. */
  to?: ListingState;
  effect?: EditEffect;
  guards?: readonly Guard[];
};

const PRESENT = ['pending', 'live', 'sold', 'rejected'] as const;
const PUBLIC = ['live', 'sold'] as const;

/** Every allowed transition. What has no row here cannot happen. */
const TRANSITIONS: readonly Transition[] = [
  { event: 'submit', by: ['owner'], from: ['unsubmitted'], to: 'pending' },

  // A sold boat that was taken down is sold again once approved: approving its text does not put it up for sale.
  {
    event: 'approve',
    by: ['admin'],
    from: ['pending'],
    when: ({ wasSold }) => wasSold === true,
    to: 'sold',
    guards: [requireUnchanged],
  },
  { event: 'approve', by: ['admin'], from: ['pending'], to: 'live', guards: [requireUnchanged] },
  { event: 'approve', by: ['admin'], from: PUBLIC, guards: [requireWaitingRevision, requireUnchanged] },
  {
    event: 'reject',
    by: ['admin'],
    from: ['pending'],
    to: 'rejected',
    guards: [requireReason, requireUnchanged],
  },
  {
    event: 'reject',
    by: ['admin'],
    from: PUBLIC,
    guards: [requireWaitingRevision, requireReason, requireUnchanged],
  },

  // Like a rejection, for a listing that needs little: it waits for the seller's next edit.
  {
    event: 'request-changes',
    by: ['admin'],
    from: ['pending'],
    to: 'rejected',
    guards: [requireReason, requireUnchanged],
  },
  { event: 'request-changes', by: ['admin'], from: PUBLIC, guards: [requireReason, requireUnchanged] },

  { event: 'edit', by: ['owner'], from: ['pending'], effect: 'in-place' },
  { event: 'edit', by: ['owner'], from: PUBLIC, effect: 'revision' },
  { event: 'edit', by: ['owner'], from: ['rejected'], to: 'pending', effect: 'resubmission' },
  { event: 'resubmit', by: ['owner'], from: ['rejected'], to: 'pending', effect: 'resubmission' },

  { event: 'mark-sold', by: ['owner'], from: ['live'], to: 'sold' },
  { event: 'mark-available', by: ['owner'], from: ['sold'], to: 'live' },

  { event: 'feature', by: ['admin'], from: ['live'] },
  { event: 'unfeature', by: ['admin'], from: PUBLIC },
  { event: 'take-down', by: ['admin'], from: PUBLIC, to: 'rejected', guards: [requireReason] },

  { event: 'delete', by: ['owner', 'admin'], from: PRESENT, to: 'deleted' },
];

export type TransitionResult =
  | { ok: true; state: ListingState; effect?: EditEffect }
  | { ok: false; refusal: Refusal };

export function transition(
  state: ListingState,
  event: ListingEvent,
  actor: Actor,
  facts: TransitionFacts = {},
): TransitionResult {
  const rows = TRANSITIONS.filter((row) => row.event === event);
  if (!rows.some((row) => row.by.includes(actor))) return { ok: false, refusal: 'wrong-actor' };
  const row = rows.find(({ from, when }) => from.includes(state) && (when?.(facts) ?? true));
  if (!row) return { ok: false, refusal: 'wrong-state' };
  for (const guard of row.guards ?? []) {
    const refusal = guard(facts);
    if (refusal) return { ok: false, refusal };
  }
  return { ok: true, state: row.to ?? state, ...(row.effect && { effect: row.effect }) };
}

/** Only an approved listing is sold or live, whatever its owner marked before it was taken down. */
export function stateOf(listing: {
  status: ListingStatus;
  sold?: boolean | null;
  deletedAt?: Date | string | null;
}): ListingState {
  if (listing.deletedAt) return 'deleted';
  if (listing.status !== 'approved') return listing.status;
  return listing.sold ? 'sold' : 'live';
}
