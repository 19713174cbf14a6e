import { ArrowRight } from 'lucide-react';
import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { formatDate } from '#domain/dates.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { MarkedWords } from '#web/ui/states/marked-words.tsx';
import { diffWords } from '#web/ui/states/word-diff.ts';
import { useListingChange, withdrawChanges } from '../listing-change.ts';
import { Reason } from './reason.tsx';

type Proposal = NonNullable<OwnListing['proposal']>;
type ProposedChangesProps = { listing: OwnListing; proposal: Proposal };

const WORDS = {
  pending: {
    title: 'Changes waiting for review',
    take: 'Withdraw changes',
    ask: 'Withdraw your changes?',
    taken: 'Changes withdrawn',
  },
  rejected: {
    title: 'Changes that were not approved',
    take: 'Discard changes',
    ask: 'Discard your changes?',
    taken: 'Changes discarded',
  },
} as const satisfies Record<Proposal['status'], object>;

/** The public version beside the proposed changes. */
export function ProposedChanges({ listing, proposal }: ProposedChangesProps) {
  const heading = `changes-${listing.id}`;
  return (
    <section aria-labelledby={heading} className="border-line border-t bg-foam/50 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h4 id={heading} className="font-sans font-semibold text-base tracking-normal">
            {WORDS[proposal.status].title}
          </h4>
          <p className="text-muted text-sm">
            Submitted {formatDate(proposal.submittedAt)}. Buyers still see the listing without them.
          </p>
        </div>
        <TakeBack listing={listing} status={proposal.status} />
      </div>
      {proposal.rejectionReason && !listing.changeRequest && (
        <Reason title="Why they were not approved" className="mt-3 rounded-control px-4">
          {proposal.rejectionReason}
        </Reason>
      )}
      <ul className="mt-3 grid gap-3">
        {proposal.changes.map(({ field, label, from, to }) => (
          <li key={field}>
            <p className="text-muted text-sm">{label}</p>
            <FromTo from={from} to={to} />
          </li>
        ))}
        {proposal.photoChange && (
          <li>
            <p className="text-muted text-sm">Photos and video</p>
            <div className="mt-1 grid gap-3 sm:grid-cols-2">
              <Photos
                label="Live now"
                photos={proposal.photoChange.from}
                video={listing.video && 'a video'}
              />
              <Photos
                label="Waiting"
                photos={proposal.photoChange.to}
                video={
                  proposal.proposed.video && (proposal.photoChange.video?.from ? 'another video' : 'a video')
                }
              />
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Texts up to this length are easy to compare side by side. */
const SHORT = 160;

function FromTo({ from, to }: { from: string; to: string }) {
  if (from.length <= SHORT && to.length <= SHORT)
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <span className="sr-only">Live now:</span>
        <span className="text-muted">{from}</span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Waiting:</span>
        <span className="font-medium">{to}</span>
      </p>
    );
  const parts = diffWords(from, to);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sea text-sm underline-offset-3 hover:underline">
        Show both texts
      </summary>
      <dl className="grid gap-3 sm:grid-cols-2">
        {[
          { label: 'Live now', text: from, mark: 'removed' as const },
          { label: 'Waiting', text: to, mark: 'added' as const },
        ].map(({ label, text, mark }) => (
          <div key={label}>
            <dt>
              <Badge>{label}</Badge>
            </dt>
            <dd className="mt-1 whitespace-pre-line text-sm wrap-anywhere">
              {parts ? <MarkedWords parts={parts} mark={mark} /> : text}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type PhotosProps = { label: string; photos: PhotoData[]; video: string | null };

function Photos({ label, photos, video }: PhotosProps) {
  const counted = [`${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`, video]
    .filter(Boolean)
    .join(' and ');
  return (
    <div>
      <p className="text-sm">
        {label}: {counted}
      </p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {photos.map((photo, index) => (
          <li key={photo.url} className="h-12 w-16 overflow-hidden rounded-[6px] bg-line">
            <Photo photo={photo} alt={`${label}, photo ${index + 1}`} sizes="64px" widest={320} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TakeBack({ listing, status }: { listing: OwnListing; status: Proposal['status'] }) {
  const [, change] = useListingChange();
  const words = WORDS[status];

  const takeBack = (close: () => void) =>
    change({
      call: () => withdrawChanges(listing.id).finally(close),
      done: { title: words.taken, description: `${listing.title} stays as it is` },
      failed: 'Your changes are still there',
    });

  return (
    <ConfirmButton
      look="secondary"
      size="small"
      aria-label={`${words.take}: ${listing.title}`}
      className="max-sm:h-11"
      question={{
        title: words.ask,
        description: 'What you changed will be lost, and the listing stays as buyers see it now.',
        confirmLabel: words.take,
        destructive: true,
      }}
      onConfirm={takeBack}
    >
      {words.take}
    </ConfirmButton>
  );
}
