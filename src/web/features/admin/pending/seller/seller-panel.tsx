import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PendingBoat } from '#contract/admin/queue.ts';
import type { SellerPanel as Seller } from '#contract/admin/sellers.ts';
import { fullName } from '#domain/accounts/names.ts';
import { SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { formatDate } from '#domain/dates.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { formatAge } from './account-age.ts';
import { SellerActions } from './seller-actions.tsx';
import { SellerNotes } from './seller-notes.tsx';

const sellerQuery = (id: string) =>
  queryOptions<Seller>({ queryKey: [`/api/admin/sellers/${id}`], staleTime: 0 });

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
          <SellerRecord seller={seller} now={now} />
          {seller.company && <SellerCompany company={seller.company} />}
          <SellerActions seller={seller} entry={entry} onRejected={onRejected} />
          <SellerNotes seller={seller} />
        </div>
      )}
    </section>
  );
}

/** It is public with the first approved boat. */
function SellerCompany({ company }: { company: NonNullable<Seller['company']> }) {
  const { name, website, about, logo } = company;
  return (
    <div className="grid gap-2 text-sm">
      <h4 className="font-semibold">Company</h4>
      {logo && (
        <img
          src={variantUrl(logo, { width: 320, format: 'jpeg' })}
          alt={`Logo of ${name}`}
          className="h-16 w-24 rounded-control bg-white object-contain"
        />
      )}
      <p className="wrap-anywhere">{name}</p>
      <p className="wrap-anywhere text-muted">{website || 'No website'}</p>
      {about && <p className="whitespace-pre-line wrap-anywhere">{about}</p>}
    </div>
  );
}

function SellerRecord({ seller, now }: { seller: Seller; now: Date }) {
  const { listings, reports } = seller;
  const type = SELLER_TYPES.find(({ value }) => value === seller.sellerType)?.label;
  const rows = [
    { label: 'Account', value: `${formatAge(seller.createdAt, now)}, since ${formatDate(seller.createdAt)}` },
    {
      label: 'Listings',
      value: `${listings.live} live, ${listings.pending} pending, ${listings.sold} sold, ${listings.rejected} rejected`,
    },
    { label: 'Rejections', value: String(seller.rejections), isConcern: seller.rejections > 0 },
    {
      label: 'Reports',
      value: reports.total === 0 ? '0' : `${reports.total}, ${reports.open} open`,
      isConcern: reports.open > 0,
    },
  ];
  return (
    <>
      <div className="grid gap-1">
        <p className="wrap-anywhere font-semibold">{fullName(seller)}</p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{type}</Badge>
          {seller.isTrusted && <Badge variant="starboard">Trusted</Badge>}
          {seller.suspendedAt && <Badge variant="signal">Suspended</Badge>}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {rows.map(({ label, value, isConcern }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className={isConcern ? 'font-semibold text-signal' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
