import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { countInWords } from '../../calls/admin-list.ts';
import type { Queue } from '../queue/use-queue.ts';

type EntryActionsProps = {
  queue: Queue;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** Stays at the bottom of the screen on phones. */
export function EntryActions({ queue, busy, ...on }: EntryActionsProps) {
  return (
    <div className="z-10 -mx-5 flex flex-wrap items-center gap-2 border-line border-y bg-card px-5 py-3 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mb-5 max-lg:border-b-0 sm:-mx-6 sm:gap-3 sm:px-6 max-lg:sm:-mb-6">
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
