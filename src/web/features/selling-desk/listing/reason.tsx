import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { formatDate } from '#domain/dates.ts';
import { cx } from '#web/ui/class-names.ts';

type ReasonProps = { title: string; className?: string; children: ReactNode };

/** The reviewer's message to the seller. Not an alert: it need not interrupt anyone. */
export function Reason({ title, className, children }: ReasonProps) {
  return (
    <div className={cx('flex gap-3 bg-signal-quiet py-3', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
      <div className="min-w-0">
        <p className="font-semibold text-signal">{title}</p>
        <p className="whitespace-pre-line wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}

type ReviewersMessageProps = {
  listing: OwnListing;
  /** Also why the last changes to a public listing were rejected. */
  proposals?: boolean;
  className?: string;
};

/** Why the listing was rejected, or what the seller is asked to change. */
export function ReviewersMessage({ listing, proposals = false, className }: ReviewersMessageProps) {
  if (listing.changeRequest)
    return (
      <Reason
        title={`Please change this (${formatDate(listing.changeRequest.requestedAt)})`}
        className={className}
      >
        {listing.changeRequest.message}
      </Reason>
    );
  if (listing.status === 'rejected')
    return (
      <Reason title="Why it was rejected" className={className}>
        {listing.rejectionReason}
      </Reason>
    );
  if (proposals && listing.proposal?.status === 'rejected')
    return (
      <Reason title="Why your changes were not approved" className={className}>
        {listing.proposal.rejectionReason}
      </Reason>
    );
  return null;
}
