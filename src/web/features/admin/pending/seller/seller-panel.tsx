import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { fullName } from '#domain/accounts/names.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { SellerActions } from './seller-actions.tsx';
import { SellerNotes } from './seller-notes.tsx';
import { SellerCompany, SellerRecord, sellerQuery } from './seller-record.tsx';

type SellerPanelProps = { entry: PendingBoat; now: Date; onRejected: () => void };

/** Who is selling: their record here, what colleagues noted, and what can be done about the account. */
export function SellerPanel({ entry, now, onRejected }: SellerPanelProps) {
  const { data: seller, isError, refetch } = useQuery(sellerQuery(entry.sellerId));
  return (
    <section aria-labelledby="seller" className="min-w-0 self-start rounded-card bg-paper p-4">
      <h3 id="seller" className="mb-3 text-lg">
        Seller
      </h3>
      {isError && (
        <ErrorState title="The seller could not be loaded" onRetry={() => void refetch()}>
          Please check your connection and try again.
        </ErrorState>
      )}
      {!seller && !isError && (
        <Loading label="Loading the seller">
          <Skeleton className="h-48" />
        </Loading>
      )}
      {seller && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="font-semibold">
            <PersonLink id={seller.id}>{fullName(seller)}</PersonLink>
          </p>
          <SellerRecord seller={seller} now={now} />
          {seller.company && <SellerCompany company={seller.company} />}
          {seller.listings.pending > 1 && (
            <Link
              to={`?seller=${seller.id}`}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-sea underline underline-offset-2"
            >
              Decide all {seller.listings.pending} together
            </Link>
          )}
          <SellerActions seller={seller} entry={entry} onRejected={onRejected} />
          <SellerNotes seller={seller} />
        </div>
      )}
    </section>
  );
}
