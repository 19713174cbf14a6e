import { describe, expect, it } from 'vitest';
import {
  ACTORS,
  LISTING_EVENTS,
  type ListingEvent,
  type ListingState,
  SALE_STATES,
  saleStatesAfter,
  stateOf,
  type TransitionFacts,
  transition,
} from './lifecycle.ts';
import { listingWords, SALE_STATE_WORDS, saleBadge } from './state-words.ts';

const STATES: ListingState[] = [
  'unsubmitted',
  'pending',
  'live',
  'under-offer',
  'sold',
  'paused',
  'rejected',
  'deleted',
];
const PUBLIC_AS_IS = { live: 'live', 'under-offer': 'under-offer', sold: 'sold', paused: 'paused' };
const REVIEW = { revisionWaiting: true, rejectionReason: 'Blurred photos' };

/** Every state in which an event is allowed, with the resulting state. */
function moves(
  event: ListingEvent,
  actor: (typeof ACTORS)[number],
  facts: TransitionFacts = REVIEW,
): Record<string, string> {
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const result = transition(state, event, actor, facts);
      return result.ok ? [[state, result.state]] : [];
    }),
  );
}

describe('the life of a listing', () => {
  it('a new submission waits for review', () => {
    expect(moves('submit', 'owner')).toEqual({ unsubmitted: 'pending' });
  });

  it('approving makes a pending listing live and applies a revision of a public one', () => {
    expect(moves('approve', 'admin')).toEqual({ pending: 'live', ...PUBLIC_AS_IS });
    expect(moves('approve', 'owner')).toEqual({});
  });

  it('a boat that was taken down returns in the state of its sale once it is approved', () => {
    for (const saleState of ['under-offer', 'sold', 'paused'] as const)
      expect(transition('pending', 'approve', 'admin', { saleState })).toEqual({
        ok: true,
        state: saleState,
      });
    expect(transition('pending', 'approve', 'admin', { saleState: 'for-sale' })).toEqual({
      ok: true,
      state: 'live',
    });
  });

  it('BROKER-06 a trusted broker publishes new boats and changes of public ones, never what waits for review or was stopped', () => {
    expect(moves('publish', 'trusted-broker', {})).toEqual({ unsubmitted: 'live', ...PUBLIC_AS_IS });
    expect(moves('publish', 'trusted-broker', { revisionWaiting: true })).toEqual({ unsubmitted: 'live' });
    expect(moves('publish', 'trusted-broker', { stopped: true })).toEqual({});
    expect(transition('live', 'publish', 'trusted-broker', { stopped: true })).toEqual({
      ok: false,
      refusal: 'stopped',
    });
    for (const actor of ['owner', 'admin', 'job'] as const) expect(moves('publish', actor, {})).toEqual({});
  });

  it('only an administrator makes a listing public that waits for review, was rejected or was taken down', () => {
    const isPublic = (state: string) => state in PUBLIC_AS_IS;
    const ways = ACTORS.flatMap((actor) =>
      LISTING_EVENTS.flatMap((event) =>
        [REVIEW, {}].flatMap((facts) =>
          SALE_STATES.flatMap((saleState) =>
            Object.entries(moves(event, actor, { ...facts, saleState }))
              .filter(([from, to]) => from !== 'unsubmitted' && !isPublic(from) && isPublic(to))
              .map(([from]) => `${actor}: ${event} from ${from}`),
          ),
        ),
      ),
    );
    expect([...new Set(ways)]).toEqual(['admin: approve from pending']);
  });

  it('approving a public listing needs a waiting revision', () => {
    expect(transition('live', 'approve', 'admin')).toEqual({ ok: false, refusal: 'nothing-to-review' });
  });

  it('approval applies only to the version that the reviewer saw', () => {
    expect(transition('pending', 'approve', 'admin', { reviewed: 2, current: 3 })).toEqual({
      ok: false,
      refusal: 'changed-meanwhile',
    });
    expect(transition('pending', 'approve', 'admin', { reviewed: 3, current: 3 }).ok).toBe(true);
    expect(transition('pending', 'approve', 'admin', { current: 3 }).ok).toBe(true);
  });

  it('rejecting takes a listing out of pending; a rejected revision leaves the public one as it is', () => {
    expect(moves('reject', 'admin')).toEqual({ pending: 'rejected', ...PUBLIC_AS_IS });
  });

  it('rejecting needs a reason that is not blank', () => {
    for (const rejectionReason of [undefined, '', '  ']) {
      expect(transition('pending', 'reject', 'admin', { rejectionReason })).toEqual({
        ok: false,
        refusal: 'no-reason',
      });
    }
  });

  it('editing a live or sold listing creates a revision and leaves the listing unchanged', () => {
    expect(transition('live', 'edit', 'owner')).toEqual({ ok: true, state: 'live', effect: 'revision' });
    expect(transition('sold', 'edit', 'owner')).toEqual({ ok: true, state: 'sold', effect: 'revision' });
  });

  it('editing a pending listing changes it in place, editing a rejected one submits it again', () => {
    expect(transition('pending', 'edit', 'owner')).toEqual({
      ok: true,
      state: 'pending',
      effect: 'in-place',
    });
    expect(transition('rejected', 'edit', 'owner')).toEqual({
      ok: true,
      state: 'pending',
      effect: 'resubmission',
    });
  });

  it('only the owner can edit', () => {
    expect(transition('live', 'edit', 'admin')).toEqual({ ok: false, refusal: 'wrong-actor' });
  });

  it('SALE-01 the owner moves a boat between for sale, under offer, sold and paused; nobody else does', () => {
    expect(moves('mark-under-offer', 'owner')).toEqual({ live: 'under-offer' });
    expect(moves('mark-sold', 'owner')).toEqual({ live: 'sold', 'under-offer': 'sold', paused: 'sold' });
    expect(moves('pause', 'owner')).toEqual({ live: 'paused', 'under-offer': 'paused' });
    expect(moves('mark-available', 'owner')).toEqual({ 'under-offer': 'live', sold: 'live', paused: 'live' });
    for (const event of ['mark-under-offer', 'mark-sold', 'pause', 'mark-available', 'confirm'] as const)
      expect(moves(event, 'admin')).toEqual({});
  });

  it('SALE-01 the job may only pause what is on the market', () => {
    expect(moves('pause', 'job')).toEqual({ live: 'paused', 'under-offer': 'paused' });
    for (const event of ['mark-under-offer', 'mark-sold', 'mark-available', 'confirm', 'delete'] as const)
      expect(moves(event, 'job')).toEqual({});
  });

  it('PASS-04 a boat whose hull number another one on the market has waits for a reviewer, whoever brings it', () => {
    const listedAlready = true;
    expect(moves('publish', 'trusted-broker', { listedAlready })).toEqual({});
    expect(transition('unsubmitted', 'publish', 'trusted-broker', { listedAlready })).toEqual({
      ok: false,
      refusal: 'listed-already',
    });
    expect(moves('mark-available', 'owner', { listedAlready })).toEqual({
      'under-offer': 'live',
      sold: 'pending',
      paused: 'pending',
    });
    expect(moves('approve', 'admin', { listedAlready })).toEqual({ pending: 'live' });
  });

  it('SALE-01 offers the owner exactly the states that the table allows next', () => {
    expect(Object.fromEntries(SALE_STATES.map((state) => [state, saleStatesAfter(state)]))).toEqual({
      'for-sale': ['under-offer', 'sold', 'paused'],
      'under-offer': ['for-sale', 'sold', 'paused'],
      sold: ['for-sale'],
      paused: ['for-sale', 'sold'],
    });
  });

  it('confirming leaves the state as it is, but brings a paused boat back', () => {
    expect(moves('confirm', 'owner')).toEqual({ live: 'live', 'under-offer': 'under-offer', paused: 'live' });
  });

  it('only a boat on the market can be featured, by an admin', () => {
    expect(moves('feature', 'admin')).toEqual({ live: 'live', 'under-offer': 'under-offer' });
    expect(moves('unfeature', 'admin')).toEqual(PUBLIC_AS_IS);
    expect(moves('feature', 'owner')).toEqual({});
  });

  it('only a public listing can be taken down, by an admin, with a reason; it is then rejected', () => {
    expect(moves('take-down', 'admin')).toEqual({
      live: 'rejected',
      'under-offer': 'rejected',
      sold: 'rejected',
      paused: 'rejected',
    });
    expect(moves('take-down', 'owner')).toEqual({});
    expect(transition('live', 'take-down', 'admin', { rejectionReason: ' ' })).toEqual({
      ok: false,
      refusal: 'no-reason',
    });
  });

  it('owner and admin may delete; a deleted listing stays deleted', () => {
    const gone = Object.fromEntries(
      ['pending', 'live', 'under-offer', 'sold', 'paused', 'rejected'].map((state) => [state, 'deleted']),
    );
    expect(moves('delete', 'owner')).toEqual(gone);
    expect(moves('delete', 'admin')).toEqual(gone);
    expect(transition('deleted', 'edit', 'owner')).toEqual({ ok: false, refusal: 'wrong-state' });
  });
});

describe('the state of a listing', () => {
  it.each([
    [{ status: 'pending' as const, state: 'for-sale' as const }, 'pending'],
    [{ status: 'approved' as const, state: 'for-sale' as const }, 'live'],
    [{ status: 'approved' as const, state: 'under-offer' as const }, 'under-offer'],
    [{ status: 'approved' as const, state: 'sold' as const }, 'sold'],
    [{ status: 'approved' as const, state: 'paused' as const }, 'paused'],
    [{ status: 'rejected' as const, state: 'sold' as const }, 'rejected'],
    [{ status: 'approved' as const, state: 'for-sale' as const, deletedAt: new Date() }, 'deleted'],
  ])('%o is %s', (listing, state) => {
    expect(stateOf(listing)).toBe(state);
  });

  it('the owner reads "Under Review", "Live" or "Rejected"', () => {
    const words = (['pending', 'approved', 'rejected'] as const).map(
      (status) => listingWords({ status, state: 'for-sale' }).words,
    );
    expect(words).toEqual(['Under Review', 'Live', 'Rejected']);
  });

  it('SALE-08 every state of a sale has its own words and colour, the same for buyers, sellers and administrators', () => {
    const colours = SALE_STATES.map((state) => SALE_STATE_WORDS[state].colour);
    expect(new Set(colours).size).toBe(SALE_STATES.length);
    for (const state of ['under-offer', 'sold', 'paused'] as const) {
      const { words, colour } = SALE_STATE_WORDS[state];
      expect(listingWords({ status: 'approved', state })).toEqual({ words, colour });
      expect(saleBadge(state)).toEqual({ words: words.toUpperCase(), colour });
    }
    expect(saleBadge('for-sale')).toBeUndefined();
  });
});
