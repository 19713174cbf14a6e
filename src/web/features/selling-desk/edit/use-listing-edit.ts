import { useEffect, useRef, useState } from 'react';
import type { OwnListing } from '#contract/selling.ts';
import { type MediaItem, photoUrls, videoUrl } from '#domain/media/items.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { showFirstProblem } from '#web/forms/form-element.ts';
import { type FieldProblems, factsOf, formValuesOf, problemsOf } from '#web/listing-form/form-values.ts';
import { session } from '#web/session/session.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { mediaOf } from '../listing-media.ts';
import { useRefreshListings } from '../own-listings.ts';
import { EDIT_PLACES, type EditPlace } from './edit-places.ts';

/** What is edited: what the seller proposed last, if that is still open, else what stands. */
const latestOf = (listing: OwnListing) => listing.proposal?.proposed ?? listing;

/** What has become of the changes, for the seller to know who sees them. */
function outcomeOf({ status, proposal }: OwnListing): string {
  if (status !== 'approved') return 'It is under review. You’ll hear back from us within 24 hours.';
  if (proposal?.status !== 'pending') return 'It is just as buyers see it.';
  return 'Buyers see the listing as it was until we have approved your changes.';
}

const SLIPS = 'Please check the fields that are marked.';

type Options = { listing: OwnListing; place: EditPlace; onSaved: () => void };

/** The state of the edit dialog. Nothing typed is lost on failure, and what the server says lands on its field. */
export function useListingEdit({ listing, place, onSaved }: Options) {
  const { address, done, failed } = EDIT_PLACES[place];
  const [before] = useState(() => ({
    values: formValuesOf(latestOf(listing)),
    media: mediaOf(latestOf(listing)),
  }));
  const [values, setValues] = useState(before.values);
  const [media, setMedia] = useState<MediaItem[]>(before.media);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [general, setGeneral] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [busy, during] = useBusy();
  const refresh = useRefreshListings();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0 && form.current) showFirstProblem(form.current);
  }, [refusals]);

  function refuse(found: FieldProblems, message: string) {
    setProblems(found);
    setGeneral(message);
    setRefusals((count) => count + 1);
  }

  const send = () =>
    browserApi.request<OwnListing>(address(listing.id, session.savedEmail() ?? ''), {
      method: 'PUT',
      body: { ...factsOf(values), images: photoUrls(media), video: videoUrl(media) },
    });

  const save = () =>
    during(async () => {
      const slips = problemsOf(values);
      if (Object.keys(slips).length > 0) return refuse(slips, SLIPS);
      try {
        const saved = await send();
        toast({ title: done, description: outcomeOf(saved), variant: 'success' });
      } catch (error) {
        const { title, message } = failed(error);
        toast({ title, description: message, variant: 'destructive' });
        return refuse(problemsIn(error), message);
      }
      await refresh();
      onSaved();
    });

  return {
    form,
    values,
    setValues,
    media,
    setMedia,
    problems,
    general,
    busy,
    save,
    isChanged: JSON.stringify({ values, media }) !== JSON.stringify(before),
  };
}

/** The server's first sentence about each field. */
function problemsIn(error: unknown): FieldProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.details.map(({ path, message }) => [path[0], message]).toReversed());
}
