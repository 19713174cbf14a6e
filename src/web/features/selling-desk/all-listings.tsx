import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#domain/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { sellerFiguresQuery } from './own-listings.ts';
import { OwnListingsList } from './own-listings-list.tsx';
import { ListingSearch } from './search/listing-search.tsx';
import { useListingsAddress } from './search/listings-address.ts';

const PAGE_SIZE = 12;
const EVERY_LISTING = 1_000;
/** Sellers with fewer listings get no search box. */
const SEARCHABLE_FROM = 6;

/** Every listing of a seller, a dozen at a time; a broker with hundreds can search them. */
export function AllListings({ email, heading }: { email: string; heading: string }) {
  const address = useListingsAddress();
  const { q, state, edit, forgetEdit, isFiltered, clear } = address;
  const { data: figures } = useQuery(sellerFiguresQuery(email));
  const isLong = (figures?.listings.length ?? 0) >= SEARCHABLE_FROM;
  // A new search starts with the first dozen again.
  const search = `${q}/${state ?? ''}`;
  const [expanded, setExpanded] = useState({ search, limit: PAGE_SIZE });
  const shownLimit = expanded.search === search ? expanded.limit : PAGE_SIZE;
  // The listing that a mail links to may be anywhere in the list.
  const limit = edit ? EVERY_LISTING : shownLimit;
  return (
    <>
      {(isFiltered || isLong) && <ListingSearch address={address} />}
      <OwnListingsList
        email={email}
        place="my listings"
        heading={heading}
        wanted={{ q, state, limit }}
        openId={edit}
        onOpened={forgetEdit}
        nothingFound={
          isFiltered && (
            <EmptyState
              icon={<SearchX />}
              title="None of your listings match"
              action={
                <Button look="secondary" onClick={clear}>
                  Show all listings
                </Button>
              }
            >
              Try another word or status.
            </EmptyState>
          )
        }
        more={({ shown, total, isLoading }) => (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-muted text-sm">
              {total > PAGE_SIZE || isFiltered
                ? `${formatCount(shown)} of ${formatCount(total)} ${total === 1 ? 'listing' : 'listings'}`
                : ''}
            </p>
            {shown < total && (
              <Button
                look="secondary"
                busy={isLoading}
                onClick={() => setExpanded({ search, limit: shownLimit + PAGE_SIZE })}
              >
                Show more
              </Button>
            )}
          </div>
        )}
      />
    </>
  );
}
