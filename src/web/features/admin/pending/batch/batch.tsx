import { useState } from 'react';
import { Link } from 'react-router';
import type { DecidedTogether } from '#contract/admin/decisions.ts';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { formatPrice } from '#domain/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { useAdminAction } from '../../calls/use-admin-action.ts';
import { EntryPhoto } from '../../parts/entry-photo.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { ChangeTable } from '../changes/changes.tsx';
import { FactList } from '../entry/review-facts.tsx';
import { RejectBatchDialog } from './reject-batch-dialog.tsx';
import { entriesInWords, useBatchResult } from './use-batch-result.ts';

const concernsOf = ({ facts }: PendingBoat) => facts.filter(({ isConcern }) => isConcern);

/** The waiting entries of one seller, each with its concerns, to be decided together. */
export function Batch({ entries }: { entries: readonly PendingBoat[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isRejecting, setIsRejecting] = useState(false);
  const { busy, act } = useAdminAction();
  const announce = useBatchResult();
  const selected = entries.filter(({ id }) => chosen.has(id));
  const seen = selected.map(({ id, reviewVersion }) => ({ id, version: reviewVersion }));
  const clean = entries.filter((entry) => concernsOf(entry).length === 0);
  const choose = (ids: readonly number[]) => setChosen(new Set(ids));

  function toggle(id: number, isChosen: boolean) {
    const rest = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...rest, id] : rest));
  }

  const approve = () =>
    void act<DecidedTogether>({
      method: 'POST',
      path: '/api/admin/approve-together',
      body: { entries: seen, undoable: true },
      failed: 'Failed to approve the listings.',
      onDone(result) {
        choose([]);
        announce(result, 'approved');
      },
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Seller entries={entries} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => choose(entries.map(({ id }) => id))}>
          Select all on this page
        </Button>
        <Button
          look="secondary"
          size="small"
          disabled={clean.length === 0}
          onClick={() => choose(clean.map(({ id }) => id))}
        >
          Select without concerns ({clean.length})
        </Button>
        <Button look="quiet" size="small" disabled={selected.length === 0} onClick={() => choose([])}>
          Select none
        </Button>
      </div>
      <ul aria-label="Batch" className="divide-y divide-line rounded-card border border-line bg-card">
        {entries.map((entry) => (
          <BatchEntry
            key={entry.id}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            onChoose={(isChosen) => toggle(entry.id, isChosen)}
          />
        ))}
      </ul>
      <div
        data-keep-clear
        className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4"
      >
        <Button busy={busy} disabled={selected.length === 0} onClick={approve}>
          {selected.length === 0 ? 'Approve' : `Approve ${entriesInWords(selected.length)}`}
        </Button>
        <Button
          look="secondary"
          disabled={busy || selected.length === 0}
          onClick={() => setIsRejecting(true)}
          className="text-signal"
        >
          {selected.length === 0 ? 'Reject' : `Reject ${entriesInWords(selected.length)}`}
        </Button>
      </div>
      <RejectBatchDialog
        entries={selected}
        open={isRejecting}
        onOpenChange={setIsRejecting}
        onDone={(result, emailSeller) => {
          choose([]);
          announce(result, 'rejected', emailSeller);
        }}
      />
    </div>
  );
}

function Seller({ entries: [first] }: { entries: readonly PendingBoat[] }) {
  if (!first) return null;
  return (
    <p className="wrap-anywhere">
      Waiting entries of <PersonLink id={first.sellerId}>{first.sellerName}</PersonLink>, each with what is
      worth knowing about it.
    </p>
  );
}

type BatchEntryProps = { entry: PendingBoat; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function BatchEntry({ entry, isChosen, onChoose }: BatchEntryProps) {
  const concerns = concernsOf(entry);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center gap-4">
        <EntryPhoto photo={entry.cover} className="w-20" />
        <div className="min-w-0 grow basis-48">
          <Checkbox
            label={entry.title}
            help={`${formatPrice(entry.price, entry.currency)}, ${entry.location}, ${photosInWords(entry.photos.length)}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </div>
        {entry.isEdit && <Badge variant="sea">Edit</Badge>}
        <Link
          to={`?entry=${entry.id}`}
          className="inline-flex min-h-11 items-center text-sea underline underline-offset-2"
        >
          Open<span className="sr-only"> {entry.title}</span>
        </Link>
      </div>
      {concerns.length > 0 ? (
        <FactList facts={concerns} />
      ) : (
        <p className="text-muted text-sm">No concerns</p>
      )}
      {entry.isEdit && entry.changes.length > 0 && (
        <ChangeTable changes={entry.changes} from="Live now" to="Proposed" />
      )}
    </li>
  );
}

const photosInWords = (count: number) =>
  count === 0 ? 'no photos' : count === 1 ? '1 photo' : `${count} photos`;
