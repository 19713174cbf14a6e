import { useEffect, useRef, useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { FIELD_NAMES } from '#domain/listings/fields/fields.ts';
import { photoUrls, videoUrl } from '#domain/media/items.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { showFirstProblem } from '#web/forms/form-element.ts';
import {
  type FieldProblems,
  factsOf,
  formValuesOf,
  type ListingFormValues,
  problemsOf,
} from '#web/listing-form/form-values.ts';
import { mediaOf } from '#web/media-picker/listing-media.ts';
import { session } from '#web/session/session.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useRefreshListings } from '../own-listings.ts';
import { EDIT_PLACES, type EditPlace } from './edit-places.ts';
import { forgetUnsaved, keepUnsaved, type ListingEdit, readUnsaved } from './unsaved-edit.ts';

/** Starts from the seller's pending proposal if there is one, else from the current listing. */
function editOf(listing: OwnListing): ListingEdit {
  const latest = listing.proposal?.proposed ?? listing;
  return { values: formValuesOf(latest), media: mediaOf(latest) };
}

/** What happens to the saved changes, by status. */
function outcomeOf({ status, proposal }: OwnListing): string {
  if (status !== 'approved') return 'It is under review. You’ll hear back from us within 24 hours.';
  if (proposal?.status !== 'pending') return 'Nothing has changed.';
  return 'Buyers see the listing as it was until we have approved your changes.';
}

const NOTHING_CHANGED = 'Change something before you resubmit this listing.';
const CHECK_FIELDS = 'Please check the fields that are marked.';

/** Refused values with their problems. */
type Refusal = { values: ListingFormValues; problems: FieldProblems; message: string };

/** A problem is shown until its field changes. */
function currentProblems(
  refusal: Refusal | null,
  { formData, otherTexts }: ListingFormValues,
): FieldProblems {
  if (!refusal) return {};
  const { values, problems } = refusal;
  const wrong = FIELD_NAMES.filter(
    (name) => formData[name] === values.formData[name] && otherTexts[name] === values.otherTexts[name],
  );
  return Object.fromEntries(wrong.map((name) => [name, problems[name]]));
}

type Options = { listing: OwnListing; place: EditPlace; onSaved: () => void };

/** The state of the edit dialog. Input survives failures, and the server's messages appear at their fields. */
export function useListingEdit({ listing, place, onSaved }: Options) {
  const { id } = listing;
  const { address, done, failed } = EDIT_PLACES[place];
  const [before] = useState(() => editOf(listing));
  const [unsaved] = useState(() => readUnsaved(id, before));
  const [values, setValues] = useState(unsaved?.values ?? before.values);
  const [media, setMedia] = useState(unsaved?.media ?? before.media);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, during] = useBusy();
  const refresh = useRefreshListings();
  const form = useRef<HTMLFormElement>(null);
  const isChanged = JSON.stringify({ values, media }) !== JSON.stringify(before);

  useEffect(() => {
    if (isChanged) keepUnsaved(id, before, { values, media });
    else forgetUnsaved(id);
  }, [id, before, values, media, isChanged]);

  useEffect(() => {
    if (refusal && form.current) showFirstProblem(form.current);
  }, [refusal]);

  const send = () =>
    browserApi.request<OwnListing>(address(id, session.savedEmail() ?? ''), {
      method: 'PUT',
      body: { ...factsOf(values), images: photoUrls(media), video: videoUrl(media) },
    });

  const save = () =>
    during(async () => {
      if (listing.status === 'rejected' && !isChanged)
        return setRefusal({ values, problems: {}, message: NOTHING_CHANGED });
      const found = problemsOf(values);
      if (Object.keys(found).length > 0)
        return setRefusal({ values, problems: found, message: CHECK_FIELDS });
      try {
        const saved = await send();
        toast({ title: done, description: outcomeOf(saved), variant: 'success' });
      } catch (error) {
        const { title, message } = failed(error);
        toast({ title, description: message, variant: 'destructive' });
        return setRefusal({ values, problems: problemsIn(error), message });
      }
      forgetUnsaved(id);
      await refresh();
      onSaved();
    });

  return {
    form,
    values,
    setValues,
    media,
    setMedia,
    problems: currentProblems(refusal, values),
    message: refusal?.message,
    /** Whether it was restored from unsaved input. */
    isGoneOnWith: unsaved !== null,
    busy,
    save,
    isChanged,
    discard: () => forgetUnsaved(id),
  };
}

/** The server's first message for each field. */
function problemsIn(error: unknown): FieldProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.details.map(({ path, message }) => [path[0], message]).toReversed());
}
