/** The stored status. */
export const LISTING_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** What buyers see of a public listing. */
export const SALE_STATES = ['for-sale', 'under-offer', 'sold', 'paused'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** Derived from the status, the sale and whether the listing is deleted; "live" is for sale. */
export type ListingState =
  | 'unsubmitted'
  | 'pending'
  | 'live'
  | Exclude<SaleState, 'for-sale'>
  | 'rejected'
  | 'deleted';

export const LISTING_EVENTS = [
  'submit',
  'approve',
  'publish',
  'reject',
  'request-changes',
  'edit',
  'change-price',
  'mark-under-offer',
  'mark-sold',
  'pause',
  'mark-available',
  'confirm',
  'feature',
  'unfeature',
  'take-down',
  'delete',
] as const;
export type ListingEvent = (typeof LISTING_EVENTS)[number];

/** The job pauses what its owner has not confirmed for long. A trusted broker publishes imports without a review. */
export const ACTORS = ['owner', 'admin', 'job', 'trusted-broker'] as const;
type Actor = (typeof ACTORS)[number];

/** What an edit does: change the listing itself, propose a revision, or submit it for review again. */
type EditEffect = 'in-place' | 'revision' | 'resubmission';

/** What a transition depends on besides the state. */
export type TransitionFacts = {
  /** The state of its sale before it was taken down. */
  saleState?: SaleState;
  /** A revision of the public version is waiting for review. */
  revisionWaiting?: boolean;
  /** An administrator decided against it, and none has approved it since. */
  stopped?: boolean;
  /** Another listing on the market has its hull number. */
  listedAlready?: boolean;
  rejectionReason?: string;
  /** The version that the reviewer saw, and the current one. */
  reviewed?: number;
  current?: number;
};

type Refusal =
  | 'wrong-state'
  | 'wrong-actor'
  | 'nothing-to-review'
  | 'waits-for-review'
  | 'stopped'
  | 'listed-already'
  | 'no-reason'
  | 'changed-meanwhile';

type Guard = (facts: TransitionFacts) => Refusal | undefined;

const requireWaitingRevision: Guard = ({ revisionWaiting }) =>
  revisionWaiting ? undefined : 'nothing-to-review';
const requireNothingWaiting: Guard = ({ revisionWaiting }) =>
  revisionWaiting ? 'waits-for-review' : undefined;
const requireNotStopped: Guard = ({ stopped }) => (stopped ? 'stopped' : undefined);
const requireNotListed: Guard = ({ listedAlready }) => (listedAlready ? 'listed-already' : undefined);
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

const ON_MARKET = ['live', 'under-offer'] as const;
const PUBLIC = [...ON_MARKET, 'sold', 'paused'] as const;
const PRESENT = ['pending', ...PUBLIC, 'rejected'] as const;

const wasIn =
  (state: SaleState) =>
  ({ saleState }: TransitionFacts) =>
    saleState === state;

/** Every allowed transition. What has no row here cannot happen. */
const TRANSITIONS: readonly Transition[] = [
  { event: 'submit', by: ['owner'], from: ['unsubmitted'], to: 'pending' },

  // A boat that was taken down returns as it was: approving its text does not put a sold or paused one up for sale.
  ...(['under-offer', 'sold', 'paused'] as const).map((state) => ({
    event: 'approve' as const,
    by: ['admin' as const],
    from: ['pending' as const],
    when: wasIn(state),
    to: state,
    guards: [requireUnchanged],
  })),
  { event: 'approve', by: ['admin'], from: ['pending'], to: 'live', guards: [requireUnchanged] },
  { event: 'approve', by: ['admin'], from: PUBLIC, guards: [requireWaitingRevision, requireUnchanged] },
  // Without a review: a new boat, in whichever state of its sale, or a change of a public one. What waits for review keeps
  // waiting, so that there is no way from pending or rejected to public but an administrator's approval.
  {
    event: 'publish',
    by: ['trusted-broker'],
    from: ['unsubmitted'],
    to: 'live',
    guards: [requireNotStopped, requireNotListed],
  },
  {
    event: 'publish',
    by: ['trusted-broker'],
    from: PUBLIC,
    guards: [requireNothingWaiting, requireNotStopped, requireNotListed],
  },
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
  // Without a review. A new price of a sold boat is an edit like any other.
  { event: 'change-price', by: ['owner'], from: [...ON_MARKET, 'paused'] },

  { event: 'mark-under-offer', by: ['owner'], from: ['live'], to: 'under-offer' },
  { event: 'mark-sold', by: ['owner'], from: [...ON_MARKET, 'paused'], to: 'sold' },
  { event: 'pause', by: ['owner', 'job'], from: ON_MARKET, to: 'paused' },
  // Back on sale, but for a reviewer if another boat on the market has its hull number.
  {
    event: 'mark-available',
    by: ['owner'],
    from: ['sold', 'paused'],
    when: ({ listedAlready }) => listedAlready === true,
    to: 'pending',
  },
  { event: 'mark-available', by: ['owner'], from: ['under-offer', 'sold', 'paused'], to: 'live' },
  { event: 'confirm', by: ['owner'], from: ON_MARKET },
  // "Still for sale" in answer to a reminder may come after the pause.
  { event: 'confirm', by: ['owner'], from: ['paused'], to: 'live' },

  { event: 'feature', by: ['admin'], from: ON_MARKET },
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
  const rows = TRANSITIONS.filter((row) => row.event === event && row.by.includes(actor));
  if (rows.length === 0) return { ok: false, refusal: 'wrong-actor' };
  const row = rows.find(({ from, when }) => from.includes(state) && (when?.(facts) ?? true));
  if (!row) return { ok: false, refusal: 'wrong-state' };
  for (const guard of row.guards ?? []) {
    const refusal = guard(facts);
    if (refusal) return { ok: false, refusal };
  }
  return { ok: true, state: row.to ?? state, ...(row.effect && { effect: row.effect }) };
}

/** The event that leads to each state of the sale. */
export const SALE_EVENTS = {
  'for-sale': 'mark-available',
  'under-offer': 'mark-under-offer',
  sold: 'mark-sold',
  paused: 'pause',
} as const satisfies Record<SaleState, ListingEvent>;

/** The states of the sale that its owner can choose next. */
export const saleStatesAfter = (state: SaleState): SaleState[] =>
  SALE_STATES.filter((next) => transition(listingStateOf(state), SALE_EVENTS[next], 'owner').ok);

const listingStateOf = (state: SaleState): ListingState => (state === 'for-sale' ? 'live' : state);

/** Only an approved listing is for sale, under offer, sold or paused, whatever its owner chose before it was taken down. */
export function stateOf(listing: {
  status: ListingStatus;
  state: SaleState;
  deletedAt?: Date | string | null;
}): ListingState {
  if (listing.deletedAt) return 'deleted';
  return listing.status === 'approved' ? listingStateOf(listing.state) : listing.status;
}
