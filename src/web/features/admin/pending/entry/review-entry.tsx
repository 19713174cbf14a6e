import { useEffect, useRef, useState } from 'react';
import type { Approved } from '#contract/admin/decisions.ts';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { approvedTitle } from '#domain/listings/selling-words.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useAdminAction } from '../../calls/use-admin-action.ts';
import { useUndo } from '../../calls/use-undo.ts';
import { RequestChangesDialog } from '../../parts/request-changes-dialog.tsx';
import { Changes } from '../changes/changes.tsx';
import { SinceRejected } from '../changes/since-rejected.tsx';
import type { Queue } from '../queue/use-queue.ts';
import { type ReviewKey, useReviewKeys, useShortcutsSwitch } from '../review-keys.tsx';
import { SellerPanel } from '../seller/seller-panel.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryHead } from './entry-head.tsx';
import { EntryListing } from './entry-listing.tsx';
import { PublicView } from './public-view.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewFacts } from './review-facts.tsx';

type Dialog = 'reject' | 'request-changes' | 'public-view';

type ReviewEntryProps = { entry: PendingBoat; queue: Queue; now: Date };

/** One entry of the queue, with what helps to decide it and the decision buttons. */
export function ReviewEntry({ entry, queue, now }: ReviewEntryProps) {
  const { busy, act } = useAdminAction();
  const { announce, undoLast } = useUndo();
  const [opened, setOpened] = useState<{ dialog: Dialog; entry: number }>();
  // A dialog belongs to one entry: it does not stay open over the next.
  const dialog = opened?.entry === entry.id ? opened.dialog : undefined;
  const setDialog = (next: Dialog | null) => setOpened(next ? { dialog: next, entry: entry.id } : undefined);
  /** The entry as it was shown when a decision on it was refused as outdated. */
  const [outdated, setOutdated] = useState<PendingBoat>();
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shortcuts] = useShortcutsSwitch();

  // Shows the new entry from its top, and moves the focus to it so that screen readers announce it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry opens
  useEffect(() => {
    if (queue.hasMoved.current) heading.current?.focus({ preventScroll: true });
    queue.hasMoved.current = false;
    scrollToTopOf(card.current);
  }, [entry.id]);

  const afterUndo = { undone: `${entry.title} is back in the queue.`, onUndone: queue.reopen };

  function approve() {
    void act<Approved>({
      method: 'POST',
      path: `/api/admin/approve-boat/${entry.id}`,
      body: { version: entry.reviewVersion, undoable: true },
      failed: 'Failed to approve boat.',
      withoutWaiting: true,
      onDone({ state, undoId }) {
        announce([undoId], {
          title: approvedTitle(entry),
          description: entry.isEdit
            ? `The changes to ${entry.title} are now live.`
            : `${entry.title} is now ${state === 'sold' ? 'public again, as sold' : 'live'}.`,
          ...afterUndo,
        });
        queue.leave();
      },
      onFailed: (error) => error instanceof ApiError && error.status === 409 && setOutdated(entry),
    });
  }

  const ACTIONS: Record<ReviewKey, () => void> = {
    j: queue.next,
    k: queue.previous,
    a: approve,
    // Also while the last answer is still being shown: what is typed next belongs in the dialog, and is no shortcut.
    r: () => setDialog('reject'),
    c: () => setDialog('request-changes'),
    v: () => setDialog('public-view'),
    u: undoLast,
    p: () => void window.open(`/boats/${entry.id}`, '_blank', 'noopener'),
  };
  // On a phone the entry is hidden behind the list until it is opened.
  useReviewKeys(shortcuts, (key) => isShown(card.current) && ACTIONS[key]());

  return (
    <Card
      ref={card}
      as="article"
      aria-labelledby="entry-title"
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-6"
    >
      <EntryHead entry={entry} now={now} heading={heading} onPublicView={() => setDialog('public-view')} />
      <EntryActions
        queue={queue}
        busy={busy}
        onApprove={approve}
        onReject={() => setDialog('reject')}
        onRequestChanges={() => setDialog('request-changes')}
        onNext={queue.next}
        onPrevious={queue.previous}
      />
      {outdated?.id === entry.id && outdated.reviewVersion !== entry.reviewVersion && (
        <ChangedMeanwhile before={outdated} now={entry} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_17rem] xl:grid-rows-[auto_1fr]">
        <ReviewFacts facts={entry.facts} />
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <SellerPanel key={entry.sellerId} entry={entry} now={now} onRejected={queue.leave} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 xl:col-start-1">
          {entry.sinceRejected && <SinceRejected since={entry.sinceRejected} />}
          {entry.isEdit && <Changes entry={entry} />}
          <EntryListing entry={entry} />
        </div>
      </div>
      <RejectDialog
        entry={entry}
        open={dialog === 'reject'}
        onOpenChange={(open) => setDialog(open ? 'reject' : null)}
        onDone={(undoId, description) => {
          announce([undoId], { title: 'Boat Rejected', description, ...afterUndo });
          queue.leave();
        }}
        onOutdated={() => setOutdated(entry)}
      />
      <RequestChangesDialog
        open={dialog === 'request-changes'}
        onOpenChange={(open) => setDialog(open ? 'request-changes' : null)}
        path={`/api/admin/request-changes/${entry.id}`}
        title={entry.title}
        version={entry.reviewVersion}
        meanwhile="It leaves the queue and returns once the seller has changed it."
        {...afterUndo}
        onDone={queue.leave}
        onOutdated={() => setOutdated(entry)}
      />
      <PublicView
        boat={entry}
        open={dialog === 'public-view'}
        onOpenChange={(open) => setDialog(open ? 'public-view' : null)}
      />
    </Card>
  );
}

const isShown = (card: HTMLElement | null) => card !== null && card.getClientRects().length > 0;

const HEADER_PX = 64;

/** Leaves the page alone while the top of the entry is visible. */
function scrollToTopOf(card: HTMLElement | null) {
  if (!card) return;
  const { top } = card.getBoundingClientRect();
  if (top < HEADER_PX || top > window.innerHeight / 2) card.scrollIntoView({ block: 'start' });
}
