import { useQuery } from '@tanstack/react-query';
import { Clock, ExternalLink, MapPin, MessageCircle, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SellerPage } from '#contract/accounts/company.ts';
import { formatMonth } from '#domain/dates.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { formatCount } from '#domain/money.ts';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { type Filters, lastPageOf, pageOf } from '#domain/search/filters/filters.ts';
import { SORTS } from '#domain/search/filters/sorts.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { BoatCardSkeleton } from '#web/ui/boats/boat-card-skeleton.tsx';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Avatar } from '#web/ui/layout/avatar.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading } from '#web/ui/states/skeleton.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';
import { SellerContact } from './seller-contact.tsx';
import { feedOf, sellerBoatsQuery, sellerFilters } from './seller-queries.ts';

type SellerViewProps = { seller: SellerPage; parameters: URLSearchParams };

/** A broker or dealer: who they are and what they have for sale. */
export function SellerView({ seller, parameters }: SellerViewProps) {
  return (
    <Container className="flex flex-col gap-10 pt-6 sm:pt-10">
      {!seller.isPublic && (
        <p role="status" className="rounded-control bg-foam px-4 py-3">
          This page is not public yet. Buyers see it once the first boat is approved.
        </p>
      )}
      <SellerHead seller={seller} />
      <SellerBoats seller={seller} parameters={parameters} />
    </Container>
  );
}

const LOGO_WIDTH = 320;

function SellerHead({ seller }: Pick<SellerViewProps, 'seller'>) {
  const { name, place, about, openingHours, website, logo, memberSince, answers, boats, sold } = seller;
  return (
    <header className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-4">
          {logo ? (
            <img
              src={variantUrl(logo, { width: LOGO_WIDTH, format: 'jpeg' })}
              alt={`Logo of ${name}`}
              className="h-20 w-28 rounded-control bg-white object-contain"
            />
          ) : (
            <Avatar name={name} size="large" />
          )}
          <div className="min-w-0">
            <h1 className="text-3xl wrap-anywhere">{name}</h1>
            {place && <IconLine icon={<MapPin aria-hidden />}>{place}</IconLine>}
          </div>
        </div>
        {about && <p className="mt-5 max-w-prose whitespace-pre-line wrap-anywhere">{about}</p>}
        <div className="mt-4 grid gap-2">
          {answers && <IconLine icon={<MessageCircle aria-hidden />}>{answers.sentence}</IconLine>}
          {openingHours && (
            <IconLine icon={<Clock aria-hidden />}>
              <span className="whitespace-pre-line">{openingHours}</span>
            </IconLine>
          )}
          {website && (
            <IconLine icon={<ExternalLink aria-hidden />}>
              <a
                href={website}
                rel="nofollow noopener ugc"
                className="text-sea underline underline-offset-4 wrap-anywhere hover:text-sea-strong"
              >
                {new URL(website).hostname}
              </a>
            </IconLine>
          )}
        </div>
        <SellerContact seller={seller} />
      </div>
      <dl className="content-start">
        {[
          { label: 'On sale', value: formatCount(boats) },
          { label: 'Sold here', value: formatCount(sold) },
          { label: 'Member since', value: formatMonth(memberSince) },
        ].map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-line border-b py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

const IconLine = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-muted [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span className="min-w-0">{children}</span>
  </p>
);

const SKELETONS = ['first', 'second', 'third', 'fourth'];

function SellerBoats({ seller, parameters }: SellerViewProps) {
  const { data, isError, refetch } = useQuery(sellerBoatsQuery(seller.id, parameters));
  const filters = sellerFilters(seller.id, parameters);
  return (
    <section aria-labelledby="seller-boats">
      <SectionHeading
        id="seller-boats"
        action={
          <a
            href={feedOf(seller.id)}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea text-sm hover:underline"
          >
            <Rss aria-hidden className="size-4" />
            Feed
          </a>
        }
      >
        Boats from {seller.name}
      </SectionHeading>
      <SellerFilters filters={filters} sellerId={seller.id} />
      {isError && <ErrorState title="The boats could not be loaded" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label="Loading boats">
          <BoatGrid>
            {SKELETONS.map((key) => (
              <li key={key}>
                <BoatCardSkeleton />
              </li>
            ))}
          </BoatGrid>
        </Loading>
      )}
      {data && data.boats.length === 0 && (
        <EmptyState title="No boats">
          <Link to={`/sellers/${seller.id}`} className="text-sea underline underline-offset-4">
            Show all boats from {seller.name}
          </Link>
        </EmptyState>
      )}
      {data && data.boats.length > 0 && (
        <>
          <BoatGrid label={`Boats from ${seller.name}`}>
            {data.boats.map((boat) => (
              <li key={boat.id}>
                <WatchableBoatCard boat={boat} />
              </li>
            ))}
          </BoatGrid>
          <div className="mt-8">
            <Pagination
              page={pageOf(filters)}
              pages={lastPageOf(filters, data.total.count)}
              hrefOf={(page) => hrefOf(seller.id, parameters, page)}
            />
          </div>
        </>
      )}
    </section>
  );
}

function hrefOf(id: string, parameters: URLSearchParams, page: number): string {
  const next = new URLSearchParams(parameters);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  const query = next.toString();
  return `/sellers/${id}${query ? `?${query}` : ''}`;
}

/** A plain form: it works without JavaScript too. */
function SellerFilters({ filters, sellerId }: { filters: Filters; sellerId: string }) {
  return (
    <form action={`/sellers/${sellerId}`} className="mb-6 flex flex-wrap items-end gap-3">
      <Field label="Category" className="grow basis-44 sm:grow-0">
        <NativeSelect
          name="category"
          defaultValue={filters.category ?? ''}
          key={filters.category}
          className="sm:w-52"
        >
          <option value="">Every category</option>
          {CATEGORIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Order" className="grow basis-44 sm:grow-0">
        <NativeSelect name="sort" defaultValue={filters.sort ?? ''} key={filters.sort} className="sm:w-52">
          <option value="">Featured first</option>
          {SORTS.filter(({ value }) => ['newest', 'price-low', 'price-high'].includes(value)).map(
            ({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ),
          )}
        </NativeSelect>
      </Field>
      <Button type="submit" look="secondary">
        Apply
      </Button>
      <Link
        to={searchAddress(filters)}
        className="inline-flex min-h-11 items-center text-sea hover:text-sea-strong hover:underline hover:underline-offset-4"
      >
        All filters
      </Link>
    </form>
  );
}
