import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnListing } from '#contract/selling.ts';
import { stateOf, transition } from '#domain/listings/lifecycle.ts';
import { startDraftFrom } from '#web/drafts/drafts-here.ts';
import { formValuesOf } from '#web/listing-form/form-values.ts';
import { mediaOf } from '#web/media-picker/listing-media.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { deleteListing, markSold, resubmitListing } from '../listing-calls.ts';
import { useListingChange } from '../listing-change.ts';

type ListingActionsProps = {
  listing: OwnListing;
  onEdit: (listing: OwnListing) => void;
  onDeleted: () => void;
};

const ACTION = { look: 'secondary', size: 'small', className: 'max-sm:h-11' } as const;

/** What an owner can do with a listing as it stands; the life of a listing decides. */
export function ListingActions({ listing, onEdit, onDeleted }: ListingActionsProps) {
  const { id, title } = listing;
  const [busy, change] = useListingChange();
  const can = (event: Parameters<typeof transition>[1]) => transition(stateOf(listing), event, 'owner').ok;

  const setSold = (sold: boolean): Promise<void> =>
    change({
      call: () => markSold(id, sold),
      done: {
        title: sold ? 'Marked as sold' : 'Available again',
        description: sold
          ? `${title} has left the search; its page says SOLD`
          : `${title} is back in the search`,
        action: sold ? { label: 'Undo', onPress: () => void setSold(false) } : undefined,
      },
      failed: sold ? 'Not marked as sold' : 'Not marked as available',
    });

  const resubmit = () =>
    change({
      call: () => resubmitListing(id),
      done: { title: 'Sent to review again', description: 'You’ll hear back from us within 24 hours.' },
      failed: 'Not sent to review',
    });

  return (
    <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3 sm:px-5">
      <LinkButton to={`/boats/${id}`} {...ACTION} aria-label={`View ${title}`}>
        View
      </LinkButton>
      <Button {...ACTION} aria-label={`Edit ${title}`} onClick={() => onEdit(listing)}>
        Edit
      </Button>
      {can('resubmit') && (
        <Button {...ACTION} aria-label={`Resubmit ${title}`} busy={busy} onClick={() => void resubmit()}>
          Resubmit
        </Button>
      )}
      {can('mark-sold') && (
        <Button
          {...ACTION}
          aria-label={`Mark as sold: ${title}`}
          busy={busy}
          onClick={() => void setSold(true)}
        >
          Mark as sold
        </Button>
      )}
      {can('mark-available') && (
        <Button
          {...ACTION}
          aria-label={`Mark as available: ${title}`}
          busy={busy}
          onClick={() => void setSold(false)}
        >
          Mark as available
        </Button>
      )}
      <DuplicateListing listing={listing} />
      <DeleteListing listing={listing} onDeleted={onDeleted} />
    </div>
  );
}

/** Everything said of this listing, photos included, as the beginning of another one. */
function DuplicateListing({ listing }: Pick<ListingActionsProps, 'listing'>) {
  const navigate = useNavigate();

  function duplicate() {
    try {
      const { id } = startDraftFrom(formValuesOf(listing), mediaOf(listing));
      navigate(`/sell-boat?step=1&draft=${encodeURIComponent(id)}`);
    } catch {
      toast({
        title: 'Not duplicated',
        description: 'Your browser has no room for another draft.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Button {...ACTION} aria-label={`Duplicate ${listing.title}`} onClick={duplicate}>
      Duplicate
    </Button>
  );
}

function DeleteListing({ listing, onDeleted }: Pick<ListingActionsProps, 'listing' | 'onDeleted'>) {
  const { id, title } = listing;
  const [open, setOpen] = useState(false);
  const [busy, change] = useListingChange();

  const remove = () =>
    change({
      call: async () => {
        await deleteListing(id).finally(() => setOpen(false));
        onDeleted();
      },
      done: { title: 'Listing deleted', description: `${title} is gone for good` },
      failed: 'Delete failed',
    });

  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`Delete ${title}`}
        onClick={() => setOpen(true)}
        className="ml-auto text-signal hover:not-disabled:bg-signal-quiet hover:not-disabled:text-signal-strong max-sm:h-11"
      >
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this listing?"
        description={
          <>
            <span className="font-semibold text-ink wrap-anywhere">{title}</span> and its photos will be
            deleted for good. If it is sold, you can mark it as sold instead.
          </>
        }
        confirmLabel="Delete Listing"
        cancelLabel="Keep Listing"
        onConfirm={() => void remove()}
        destructive
        busy={busy}
      />
    </>
  );
}
