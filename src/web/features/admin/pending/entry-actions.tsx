import { Check, ChevronLeft, ChevronRight, ExternalLink, Eye, X } from 'lucide-react';
import type { PendingBoat } from '#contract/moderation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import type { Queue } from './use-queue.ts';

type EntryActionsProps = {
  entry: PendingBoat;
  queue: Queue;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onPublicView: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** On a phone they stay within reach of the thumb. */
export function EntryActions({ entry, queue, busy, ...on }: EntryActionsProps) {
  return (
    <div className="z-10 -mx-5 flex flex-wrap items-center gap-2 border-line border-y bg-card px-5 py-3 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mb-5 max-lg:border-b-0 sm:-mx-6 sm:gap-3 sm:px-6 max-lg:sm:-mb-6">
      <Button busy={busy} onClick={on.onApprove} className="max-sm:grow">
        {!busy && <Check aria-hidden className="size-4" />}
        Approve
      </Button>
      <Button look="secondary" disabled={busy} onClick={on.onReject} className="text-signal max-sm:grow">
        <X aria-hidden className="size-4" />
        Reject
      </Button>
      <LinkButton
        look="quiet"
        to={`/boats/${entry.id}`}
        target="_blank"
        rel="noopener"
        className="max-sm:px-3"
      >
        <ExternalLink aria-hidden className="size-4" />
        Preview
      </LinkButton>
      <Button look="quiet" onClick={on.onPublicView} className="max-sm:px-3">
        <Eye aria-hidden className="size-4" />
        Public view
      </Button>
      <p className="tabular ml-auto flex items-center text-muted text-sm">
        <span className="sr-only">Entry </span>
        {queue.position + 1} of {queue.entries.length}
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
