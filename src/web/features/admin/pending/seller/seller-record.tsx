import { queryOptions } from '@tanstack/react-query';
import type { SellerPanel as Seller } from '#contract/admin/sellers.ts';
import { SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { formatDate } from '#domain/dates.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { formatAge } from './account-age.ts';

export const sellerQuery = (id: string) =>
  queryOptions<Seller>({ queryKey: [`/api/admin/sellers/${id}`], staleTime: 0 });

/** It is public with the first approved boat. */
export function SellerCompany({ company }: { company: NonNullable<Seller['company']> }) {
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

/** Who they are, and their record here. */
export function SellerRecord({ seller, now }: { seller: Seller; now: Date }) {
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
