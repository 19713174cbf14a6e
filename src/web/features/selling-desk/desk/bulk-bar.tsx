import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BULK_ACTIONS, BULK_MAX, type BulkAction } from '#contract/selling/bulk.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { ownListingsQuery, type WantedListings } from '../own-listings.ts';

const LABELS: Record<BulkAction, string> = {
  confirm: 'Still for sale',
  pause: 'Pause',
  sold: 'Mark as sold',
  price: 'Change price',
};

const loadDialog = () => import('./bulk-dialog.tsx');

type BulkBarProps = {
  email: string;
  search: WantedListings;
  /** How many boats the search finds. */
  total: number;
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[], wanted: boolean) => void;
  onClear: () => void;
};

/** What can be done with the chosen boats; stays at the bottom of the screen. */
export function BulkBar({ email, search, total, chosen, onChoose, onClear }: BulkBarProps) {
  const client = useQueryClient();
  const { Part: BulkDialog, prepare, want } = useOnDemand(loadDialog);
  const [asked, setAsked] = useState<{ action: BulkAction; turn: number; open: boolean } | null>(null);
  const [busy, during] = useBusy();
  const isAllChosen = chosen.size >= Math.min(total, BULK_MAX);

  const chooseAll = () =>
    during(async () => {
      try {
        const all = { ...search, page: 1, limit: BULK_MAX };
        const { listings } = await client.fetchQuery(ownListingsQuery(email, all));
        onChoose(
          listings.map(({ id }) => id),
          true,
        );
      } catch {
        toast({
          title: 'Not chosen',
          description: 'Please check your connection and try again.',
          variant: 'destructive',
        });
      }
    });

  return (
    <section
      aria-label="Chosen boats"
      className="sticky bottom-3 z-10 mt-6 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-3 shadow-lg"
    >
      <p role="status" className="mr-auto font-semibold">
        {chosen.size} {chosen.size === 1 ? 'boat' : 'boats'} chosen
      </p>
      {!isAllChosen && (
        <Button
          look="quiet"
          size="small"
          className="max-sm:h-11"
          busy={busy}
          onClick={() => void chooseAll()}
        >
          Choose all {Math.min(total, BULK_MAX)}
        </Button>
      )}
      {BULK_ACTIONS.map((action) => (
        <Button
          key={action}
          look="secondary"
          size="small"
          className="max-sm:h-11"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() =>
            want(() => setAsked((last) => ({ action, turn: (last?.turn ?? 0) + 1, open: true })))
          }
        >
          {LABELS[action]}
        </Button>
      ))}
      <Button look="quiet" size="small" className="max-sm:h-11" onClick={onClear}>
        Clear
      </Button>
      {asked && BulkDialog && (
        <BulkDialog
          key={asked.turn}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          onDone={onClear}
          action={asked.action}
          ids={[...chosen]}
        />
      )}
    </section>
  );
}
