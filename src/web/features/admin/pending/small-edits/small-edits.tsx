import { useState } from 'react';
import type { ApprovedEdits } from '#contract/admin/decisions.ts';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { useAdminAction } from '../../calls/use-admin-action.ts';
import { useUndo } from '../../calls/use-undo.ts';
import { EntryPhoto } from '../../parts/entry-photo.tsx';
import { ChangeTable } from '../changes/changes.tsx';

const editsInWords = (count: number) => (count === 1 ? '1 edit' : `${count} edits`);

/** Small edits of trusted sellers, each with what changes, to be approved together. */
export function SmallEdits({ entries }: { entries: readonly PendingBoat[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { busy, act } = useAdminAction();
  const { announce } = useUndo();
  const selected = entries.filter(({ id }) => chosen.has(id));

  function choose(ids: readonly number[], isChosen: boolean) {
    const rest = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...rest, ...ids] : rest));
  }

  const approve = () =>
    void act<ApprovedEdits>({
      method: 'POST',
      path: '/api/admin/approve-edits',
      body: {
        edits: selected.map(({ id, reviewVersion }) => ({ id, version: reviewVersion })),
        undoable: true,
      },
      failed: 'Failed to approve the edits.',
      onDone({ approved, refused }) {
        setChosen(new Set());
        const [first] = refused;
        if (approved.length === 0)
          return toast({ title: 'Error', description: first?.error, variant: 'destructive' });
        const others = first ? ` ${editsInWords(refused.length)} could not be approved: ${first.error}` : '';
        announce(
          approved.map(({ undoId }) => undoId),
          {
            title: 'Edits Approved',
            description: `${editsInWords(approved.length)} approved.${others}`,
            undone: `${editsInWords(approved.length)} back in the queue.`,
          },
        );
      },
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-muted">
        Edits of at most three fields, without new photos and without concerns, by sellers with five approved
        listings and no rejection or open report.
      </p>
      <ul aria-label="Small edits" className="divide-y divide-line rounded-card border border-line bg-card">
        {entries.map((entry) => (
          <li key={entry.id} className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
            <div className="flex items-center gap-4">
              <EntryPhoto photo={entry.cover} className="w-20" />
              <Checkbox
                label={entry.title}
                help={entry.sellerName}
                checked={chosen.has(entry.id)}
                onChange={(event) => choose([entry.id], event.target.checked)}
              />
            </div>
            <ChangeTable changes={entry.changes} from="Live now" to="Proposed" />
          </li>
        ))}
      </ul>
      <div
        data-keep-clear
        className="sticky bottom-0 z-10 flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-4"
      >
        <Checkbox
          label="Select all"
          checked={selected.length === entries.length}
          onChange={(event) =>
            choose(
              entries.map(({ id }) => id),
              event.target.checked,
            )
          }
        />
        <Button busy={busy} disabled={selected.length === 0} onClick={approve} className="ml-auto">
          {selected.length === 0 ? 'Approve' : `Approve ${editsInWords(selected.length)}`}
        </Button>
      </div>
    </div>
  );
}
