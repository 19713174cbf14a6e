import { useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { type SaleState, saleStatesAfter } from '#domain/listings/sale/lifecycle.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { confirmListings, setSaleState, useListingChange } from '../listing-change.ts';
import { isDue } from './due.ts';
import type { SoldFacts } from './sold-dialog.tsx';

const ACTION = { look: 'secondary', size: 'small', className: 'max-sm:h-11' } as const;

interface Move {
  button: string;
  done: string;
  says: (title: string) => string;
  failed: string;
}

const MOVES: Record<SaleState, Move> = {
  'under-offer': {
    button: 'Under offer',
    done: 'Under offer',
    says: (title) => `${title} stays in the search and says that it is under offer`,
    failed: 'Not marked as under offer',
  },
  sold: {
    button: 'Mark as sold',
    done: 'Marked as sold',
    says: (title) => `${title} has left the search. Its page says SOLD`,
    failed: 'Not marked as sold',
  },
  paused: {
    button: 'Pause',
    done: 'Paused',
    says: (title) => `${title} has left the search until you bring it back`,
    failed: 'Not paused',
  },
  'for-sale': {
    button: 'Mark as available',
    done: 'Available again',
    says: (title) => `${title} is back in the search`,
    failed: 'Not marked as available',
  },
};

const loadSoldDialog = () => import('./sold-dialog.tsx');

/** The states that the lifecycle offers next, and "Still for sale" when it is time to say so. */
export function SaleActions({ listing, now }: { listing: OwnListing; now: Date }) {
  const { id, title, state, status } = listing;
  const [busy, change] = useListingChange();
  const { Part: SoldDialog, want } = useOnDemand(loadSoldDialog);
  const [isAsking, setIsAsking] = useState(false);
  if (status !== 'approved') return null;

  const move = (to: SaleState, sold?: SoldFacts): Promise<void> =>
    change({
      call: () => setSaleState(id, { state: to, ...sold }).finally(() => setIsAsking(false)),
      done: ({ status: after }) =>
        after === 'pending'
          ? {
              title: 'Waits for a review',
              description: `We look at ${title} before it is back in the search`,
            }
          : {
              title: MOVES[to].done,
              description: MOVES[to].says(title),
              action: to === 'sold' ? { label: 'Undo', onPress: () => void move('for-sale') } : undefined,
            },
      failed: MOVES[to].failed,
    });

  const confirm = () =>
    change({
      call: () => confirmListings([id]),
      done: { title: 'Confirmed', description: `Buyers see that ${title} is available today` },
      failed: 'Not confirmed',
    });

  return (
    <>
      {isDue(listing, now) && (
        <Button
          size="small"
          className={ACTION.className}
          aria-label={`Still for sale: ${title}`}
          busy={busy}
          onClick={() => void confirm()}
        >
          Still for sale
        </Button>
      )}
      {saleStatesAfter(state).map((next) => (
        <Button
          key={next}
          {...ACTION}
          aria-label={`${MOVES[next].button}: ${title}`}
          busy={busy}
          onClick={() => (next === 'sold' ? want(() => setIsAsking(true)) : void move(next))}
        >
          {MOVES[next].button}
        </Button>
      ))}
      {SoldDialog && (
        <SoldDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          listing={listing}
          busy={busy}
          onSold={(facts) => void move('sold', facts)}
        />
      )}
    </>
  );
}
