import { type FormEvent, useId, useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { fieldNamed, firstField } from '#web/forms/form-element.ts';
import { groupsOf } from '#web/listing-form/form-values.ts';
import { ListingFields } from '#web/listing-form/listing-fields.tsx';
import { MediaPicker } from '#web/media-picker/media-picker.tsx';
import { useLeaveWarning } from '#web/media-picker/use-leave-warning.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { ReviewersMessage } from '../listing/reason.tsx';
import type { EditPlace } from './edit-places.ts';
import { useListingEdit } from './use-listing-edit.ts';

type EditDialogProps = {
  open: boolean;
  onClose: () => void;
  listing: OwnListing;
  place: EditPlace;
  /** Where to start, if not at the top: the name of a field, or "images". */
  field?: string;
};

const STATUS_NOTES = {
  approved:
    'Buyers see the listing as it is now until we have approved your changes. If you change only the price, they see it immediately.',
  pending: 'It is under review: what you change here is what will be reviewed.',
  rejected: 'Make the changes and save them. We then review your listing again.',
} as const satisfies Record<OwnListing['status'], string>;

/** Photos come before the description, as in the form for new listings. */
const AFTER_PHOTOS = ['Description', 'Seller'];

/** Scrolls the label of a field into view along with it. */
const FORM =
  'grid grid-cols-[minmax(0,1fr)] gap-10 [&_input]:scroll-mt-16 [&_select]:scroll-mt-16 [&_textarea]:scroll-mt-16';

/** Every field of a listing and its photos. Asks before closing with unsaved changes. */
export default function EditDialog({ open, onClose, listing, place, field }: EditDialogProps) {
  const [asking, setAsking] = useState(false);
  const [uploading, setUploading] = useState(false);
  const edit = useListingEdit({ listing, place, onSaved: onClose });
  const { form, values, setValues, media, setMedia, problems, busy } = edit;
  const id = useId();
  const isUnsaved = open && (edit.isChanged || uploading);
  useLeaveWarning(isUnsaved);

  function close() {
    if (busy) return;
    if (isUnsaved) setAsking(true);
    else onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!uploading) void edit.save();
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
        width="large"
        initialFocus={() => form.current && (fieldNamed(form.current, field) ?? firstField(form.current))}
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
        <form ref={form} id={id} method="post" noValidate onSubmit={submit} className={FORM}>
          <p className="text-muted">{STATUS_NOTES[listing.status]}</p>
          <ReviewersMessage listing={listing} proposals className="rounded-control px-4" />
          {edit.message && <Notice variant="error">{edit.message}</Notice>}
          {edit.isGoneOnWith && (
            <Notice>These are your changes from last time. They are not saved yet.</Notice>
          )}
          <ListingFields {...fields} groups={groups.filter(({ title }) => !AFTER_PHOTOS.includes(title))} />
          <section aria-labelledby={`${id}-photos`} className="max-[22rem]:-mx-4">
            <h3
              id={`${id}-photos`}
              data-field="images"
              tabIndex={-1}
              className="mb-4 scroll-mt-4 text-lg outline-none"
            >
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
          edit.discard();
          onClose();
        }}
        destructive
      />
    </>
  );
}
