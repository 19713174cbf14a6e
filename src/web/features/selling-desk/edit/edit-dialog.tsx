import { type FormEvent, useId, useState } from 'react';
import type { OwnListing } from '#contract/selling.ts';
import { firstField } from '#web/forms/form-element.ts';
import { groupsOf } from '#web/listing-form/form-values.ts';
import { ListingFields } from '#web/listing-form/listing-fields.tsx';
import { MediaPicker } from '#web/media-picker/media-picker.tsx';
import { useLeaveWarning } from '#web/media-picker/use-leave-warning.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import type { EditPlace } from './edit-places.ts';
import { useListingEdit } from './use-listing-edit.ts';

type EditDialogProps = { open: boolean; onClose: () => void; listing: OwnListing; place: EditPlace };

const WHO_SEES = {
  approved: 'Buyers see the listing as it is now until we have approved your changes.',
  pending: 'It is under review: what you change here is what will be reviewed.',
  rejected: 'Saving sends it to review again.',
} as const satisfies Record<OwnListing['status'], string>;

/** Photos stand before the words about the boat, as in the form that it was listed with. */
const AFTER_PHOTOS = ['Description', 'Seller'];

/** Every field of a listing and its photos. Closing with unsaved changes asks. */
export default function EditDialog({ open, onClose, listing, place }: EditDialogProps) {
  const [asking, setAsking] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { form, values, setValues, media, setMedia, problems, general, busy, save, isChanged } =
    useListingEdit({
      listing,
      place,
      onSaved: onClose,
    });
  const id = useId();
  const isUnsaved = open && (isChanged || uploading);
  useLeaveWarning(isUnsaved);

  function close() {
    if (busy) return;
    if (isUnsaved) setAsking(true);
    else onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!uploading) void save();
  }

  const groups = groupsOf(values);
  const fields = {
    values,
    onChange: setValues,
    problems,
    accountEmail: listing.sellerEmail,
    places: 'PORTS',
  } as const;

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && close()}
        title="Edit Listing"
        description={WHO_SEES[listing.status]}
        width="large"
        initialFocus={() => form.current && firstField(form.current)}
        footer={
          <>
            {uploading && (
              <p role="status" className="mr-auto self-center text-muted text-sm">
                Photos are still uploading
              </p>
            )}
            <Button look="secondary" disabled={busy} onClick={close}>
              Cancel
            </Button>
            <SubmitButton form={id} busy={busy} busyLabel="Saving..." disabled={uploading}>
              Save Changes
            </SubmitButton>
          </>
        }
      >
        <form ref={form} id={id} method="post" noValidate onSubmit={submit} className="grid gap-10">
          {general && <Notice variant="error">{general}</Notice>}
          <ListingFields {...fields} groups={groups.filter(({ title }) => !AFTER_PHOTOS.includes(title))} />
          <section aria-labelledby={`${id}-photos`} className="min-w-0">
            <h3 id={`${id}-photos`} className="mb-4 text-lg">
              Photos and video
            </h3>
            <MediaPicker items={media} onChange={setMedia} onBusyChange={setUploading} />
          </section>
          <ListingFields {...fields} groups={groups.filter(({ title }) => AFTER_PHOTOS.includes(title))} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave without saving?"
        description="What you changed in this listing will be lost."
        confirmLabel="Discard Changes"
        cancelLabel="Keep Editing"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        destructive
      />
    </>
  );
}
