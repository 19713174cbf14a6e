import { useNavigate } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import { stateOf, transition } from '#domain/listings/sale/lifecycle.ts';
import { startDraftFrom } from '#web/drafts/browser-drafts.ts';
import { formValuesOf } from '#web/listing-form/form-values.ts';
import { mediaOf } from '#web/media-picker/listing-media.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ConfirmButton, QUIET_DELETE } from '#web/ui/dialogs/confirm-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { deleteListing, useListingChange } from '../listing-change.ts';
import { ChangePriceButton } from '../price/change-price-button.tsx';
import { SaleActions } from './sale-actions.tsx';

type ListingActionsProps = {
  listing: OwnListing;
  onEdit: (listing: OwnListing) => void;
  onDeleted: () => void;
};

const ACTION = { look: 'secondary', size: 'small', className: 'max-sm:h-11' } as const;

/** The actions that the lifecycle allows the owner in the listing's current state. */
export function ListingActions({ listing, onEdit, onDeleted }: ListingActionsProps) {
  const { id, title } = listing;
  const isRejected = listing.status === 'rejected';

  return (
    <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3 sm:px-5">
      <LinkButton to={`/boats/${id}`} {...ACTION} aria-label={`View ${title}`}>
        View
      </LinkButton>
      {/* A rejected listing is resubmitted by changing it. */}
      <Button
        {...ACTION}
        aria-label={`${isRejected ? 'Edit and resubmit' : 'Edit'} ${title}`}
        onClick={() => onEdit(listing)}
      >
        {isRejected ? 'Edit and resubmit' : 'Edit'}
      </Button>
      {transition(stateOf(listing), 'change-price', 'owner').ok && <ChangePriceButton listing={listing} />}
      <SaleActions listing={listing} now={new Date()} />
      <DuplicateListing listing={listing} />
      <DeleteListing listing={listing} onDeleted={onDeleted} />
    </div>
  );
}

/** Starts a new draft with the fields and photos of this listing. */
function DuplicateListing({ listing }: Pick<ListingActionsProps, 'listing'>) {
  const navigate = useNavigate();

  function duplicate() {
    try {
      const { id } = startDraftFrom(formValuesOf(listing), mediaOf(listing));
      navigate(`/sell-boat?step=1&draft=${encodeURIComponent(id)}`, { state: { copyOf: listing.title } });
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
  const [, change] = useListingChange();

  const remove = (close: () => void) =>
    change({
      call: async () => {
        await deleteListing(id).finally(close);
        onDeleted();
      },
      done: { title: 'Listing deleted', description: `${title} has been deleted` },
      failed: 'Delete failed',
    });

  return (
    <ConfirmButton
      {...QUIET_DELETE}
      size="small"
      aria-label={`Delete ${title}`}
      className={cx(QUIET_DELETE.className, 'ml-auto max-sm:h-11')}
      question={{
        title: 'Delete this listing?',
        description: (
          <>
            <span className="font-semibold text-ink wrap-anywhere">{title}</span> and its photos will be
            deleted for good. If it is sold, you can mark it as sold instead.
          </>
        ),
        confirmLabel: 'Delete Listing',
        cancelLabel: 'Keep Listing',
        destructive: true,
      }}
      onConfirm={remove}
    >
      Delete
    </ConfirmButton>
  );
}
