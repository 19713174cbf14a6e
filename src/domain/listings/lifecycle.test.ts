import { describe, expect, it } from 'vitest';
import { type ListingEvent, type ListingState, stateOf, transition } from './lifecycle.ts';
import { statusLabel } from './status-labels.ts';

const STATES: ListingState[] = ['unsubmitted', 'pending', 'live', 'sold', 'rejected', 'deleted'];
const REVIEW = { revisionWaiting: true, rejectionReason: 'Blurred photos' };

/** Every state in which an event is allowed, with the resulting state. */
function moves(event: ListingEvent, actor: 'owner' | 'admin', facts = REVIEW): Record<string, string> {
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
    expect(moves('approve', 'admin')).toEqual({ pending: 'live', live: 'live', sold: 'sold' });
    expect(moves('approve', 'owner')).toEqual({});
  });

  it('a sold boat that was taken down is sold again once approved, any other is live', () => {
    expect(transition('pending', 'approve', 'admin', { wasSold: true })).toEqual({ ok: true, state: 'sold' });
    expect(transition('pending', 'approve', 'admin', { wasSold: false })).toEqual({
      ok: true,
      state: 'live',
    });
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
    expect(moves('reject', 'admin')).toEqual({ pending: 'rejected', live: 'live', sold: 'sold' });
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
    expect(moves('resubmit', 'owner')).toEqual({ rejected: 'pending' });
  });

  it('only the owner can edit, mark as sold and mark as available', () => {
    expect(transition('live', 'edit', 'admin')).toEqual({ ok: false, refusal: 'wrong-actor' });
    expect(moves('mark-sold', 'owner')).toEqual({ live: 'sold' });
    expect(moves('mark-available', 'owner')).toEqual({ sold: 'live' });
    expect(moves('mark-sold', 'admin')).toEqual({});
  });

  it('only a live boat can be featured, by an admin', () => {
    expect(moves('feature', 'admin')).toEqual({ live: 'live' });
    expect(moves('unfeature', 'admin')).toEqual({ live: 'live', sold: 'sold' });
    expect(moves('feature', 'owner')).toEqual({});
  });

  it('only a public listing can be taken down, by an admin, with a reason; it is then rejected', () => {
    expect(moves('take-down', 'admin')).toEqual({ live: 'rejected', sold: 'rejected' });
    expect(moves('take-down', 'owner')).toEqual({});
    expect(transition('live', 'take-down', 'admin', { rejectionReason: ' ' })).toEqual({
      ok: false,
      refusal: 'no-reason',
    });
  });

  it('owner and admin may delete; a deleted listing stays deleted', () => {
    const gone = { pending: 'deleted', live: 'deleted', sold: 'deleted', rejected: 'deleted' };
    expect(moves('delete', 'owner')).toEqual(gone);
    expect(moves('delete', 'admin')).toEqual(gone);
    expect(transition('deleted', 'edit', 'owner')).toEqual({ ok: false, refusal: 'wrong-state' });
  });
});

describe('the state of a listing', () => {
  it.each([
    [{ status: 'pending' as const, sold: false }, 'pending'],
    [{ status: 'approved' as const, sold: false }, 'live'],
    [{ status: 'approved' as const, sold: true }, 'sold'],
    [{ status: 'rejected' as const, sold: true }, 'rejected'],
    [{ status: 'approved' as const, deletedAt: new Date() }, 'deleted'],
  ])('%o is %s', (listing, state) => {
    expect(stateOf(listing)).toBe(state);
  });

  it('the owner reads "Under Review", "Live" or "Rejected"', () => {
    expect((['pending', 'approved', 'rejected'] as const).map(statusLabel)).toEqual([
      'Under Review',
      'Live',
      'Rejected',
    ]);
  });
});
