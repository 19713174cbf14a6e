import { Check, ChevronLeft, ChevronRight, PencilLine, X } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { countInWords } from '../../calls/admin-list.ts';
import type { Queue } from '../queue/use-queue.ts';

type EntryActionsProps = {
  queue: Queue;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onRequestChanges: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** Stays at the bottom of the screen while the entry scrolls. */
export function EntryActions({ queue, busy, ...on }: EntryActionsProps) {
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 z-10 order-last -mx-5 -mb-5 flex flex-wrap items-center gap-2 rounded-b-card border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:gap-3 sm:px-6"
    >
      <Button busy={busy} onClick={on.onApprove} className="max-sm:grow max-sm:px-4">
        {!busy && <Check aria-hidden className="size-4 max-sm:hidden" />}
        Approve
      </Button>
      <Button
        look="secondary"
        disabled={busy}
        onClick={on.onReject}
        className="text-signal max-sm:grow max-sm:px-4"
      >
        <X aria-hidden className="size-4 max-sm:hidden" />
        Reject
      </Button>
      <Button
        look="secondary"
        disabled={busy}
        onClick={on.onRequestChanges}
        className="max-sm:grow max-sm:px-4"
      >
        <PencilLine aria-hidden className="size-4 max-sm:hidden" />
        Ask for changes
      </Button>
      <p className="tabular -mr-2 ml-auto flex shrink-0 items-center text-muted text-sm">
        <span className="max-sm:sr-only">
          {queue.place} of {countInWords(queue.total)}
        </span>
        <IconButton label="Previous" disabled={!queue.hasPrevious} onClick={on.onPrevious}>
          <ChevronLeft />
        </IconButton>
        <IconButton label="Next" disabled={!queue.hasNext} onClick={on.onNext}>
          <ChevronRight />
        </IconButton>
      </p>
    </div>
  );
}
