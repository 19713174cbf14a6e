import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { formatCount } from '#domain/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ownListingsQuery, sellerFiguresQuery } from '../own-listings.ts';
import { type Edited, ListingsSkeleton, NoListings } from '../own-listings-list.tsx';
import { ListingSearch } from '../search/listing-search.tsx';
import { useListingsAddress } from '../search/listings-address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { StockCards, StockTable } from './stock-list.tsx';

const PAGE_SIZE = 25;
const loadEditDialog = () => import('../edit/edit-dialog.tsx');

/** The boats of a seller who has many: searched, sorted, paged, and changed several at a time. */
export function StockDesk({ email }: { email: string }) {
  const address = useListingsAddress();
  const { q, state, sort, page } = address;
  const wanted = { q, state, sort, page, limit: PAGE_SIZE };
  const { data, isError, isPlaceholderData, refetch } = useQuery(ownListingsQuery(email, wanted));
  const { data: figures } = useQuery(sellerFiguresQuery(email));
  const { Part: EditDialog, want } = useOnDemand(loadEditDialog);
  const [edited, setEdited] = useState<(Edited & { open: boolean }) | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());

  if (isError && !data)
    return (
      <ErrorState title="Your boats could not be loaded" onRetry={() => void refetch()}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!data) return <ListingsSkeleton />;
  if (data.total === 0 && !address.isFiltered) return <NoListings />;

  const { listings, total } = data;
  const choose = (ids: readonly number[], wants: boolean) =>
    setChosen((before) =>
      wants ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    );
  const edit = (listing: OwnListing, field?: string) =>
    want(() => setEdited((last) => ({ listing, field, turn: (last?.turn ?? 0) + 1, open: true })));
  const first = (wanted.page - 1) * PAGE_SIZE + 1;
  const list = {
    listings,
    figuresOf: (id: number) => figures?.listings.find((boat) => boat.id === id),
    chosen,
    onChoose: choose,
    onEdit: edit,
    now: new Date(),
  };

  return (
    <>
      <ListingSearch address={address} sortable />
      <p role="status" className="mb-3 text-muted text-sm">
        {listings.length === 0
          ? 'No boats'
          : `${formatCount(first)} to ${formatCount(first + listings.length - 1)} of ${formatCount(total)} ${total === 1 ? 'boat' : 'boats'}`}
      </p>
      {listings.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="None of your boats match"
          action={
            <Button look="secondary" onClick={address.clear}>
              Show all boats
            </Button>
          }
        >
          Try another word or status.
        </EmptyState>
      ) : (
        <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
          <div className="hidden rounded-card border border-line bg-card lg:block">
            <StockTable {...list} />
          </div>
          <div className="lg:hidden">
            <StockCards {...list} />
          </div>
        </div>
      )}
      <div className="mt-6">
        <Pagination
          page={wanted.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          hrefOf={address.hrefOfPage}
          label="Pages of your boats"
        />
      </div>
      {chosen.size > 0 && (
        <BulkBar
          email={email}
          search={wanted}
          total={total}
          chosen={chosen}
          onChoose={choose}
          onClear={() => setChosen(new Set())}
        />
      )}
      {edited && EditDialog && (
        <EditDialog
          key={edited.turn}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
          listing={edited.listing}
          field={edited.field}
          place="my listings"
        />
      )}
    </>
  );
}
