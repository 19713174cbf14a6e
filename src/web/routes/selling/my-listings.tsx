import { Link, useSearchParams } from 'react-router';
import type { User } from '#contract/accounts/accounts.ts';
import { listsAsBroker } from '#domain/accounts/seller-types.ts';
import { AllListings } from '#web/features/selling-desk/all-listings.tsx';
import { StockDesk } from '#web/features/selling-desk/desk/stock-desk.tsx';
import { DraftAdvertisements } from '#web/features/selling-desk/drafts/draft-advertisements.tsx';
import { DueListings } from '#web/features/selling-desk/due-listings.tsx';
import { FiguresPanel } from '#web/features/selling-desk/figures/figures-panel.tsx';
import { ListingsSkeleton } from '#web/features/selling-desk/own-listings-list.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export default function MyListingsPage() {
  const user = useRequiredSession()?.user;
  const email = user?.email;
  return (
    <Container className="pb-4">
      <PageHead title="My Listings" description="The boats you have for sale." noIndex />
      <PageHeading lead="See how your boats are doing and manage your listings.">My Listings</PageHeading>
      {email ? <FiguresPanel email={email} /> : <Skeleton className="h-80 rounded-card sm:h-64" />}
      {email && <DueListings email={email} />}
      {email && (
        <div className="mt-10">
          <DraftAdvertisements hideEmpty />
        </div>
      )}
      <section aria-labelledby="all-listings" className="mt-10">
        <SectionHeading
          id="all-listings"
          action={
            <div className="flex flex-wrap gap-3">
              {user && listsAsBroker(user.sellerType) && (
                <>
                  <LinkButton to="/leads" look="secondary">
                    Leads
                  </LinkButton>
                  <LinkButton to="/imports" look="secondary">
                    Import and Export
                  </LinkButton>
                </>
              )}
              <LinkButton to="/sell-boat" look="secondary">
                Create New Listing
              </LinkButton>
            </div>
          }
        >
          All listings
        </SectionHeading>
        {user ? <Listings user={user} /> : <ListingsSkeleton />}
      </section>
    </Container>
  );
}

/** Brokers and dealers see their stock as a table; everyone can choose between the two. */
function Listings({ user }: { user: User }) {
  const [parameters] = useSearchParams();
  const usual = listsAsBroker(user.sellerType) ? 'table' : 'cards';
  // A mail's link opens the edit dialog of a boat that may be on any page.
  const view = parameters.has('edit') ? 'cards' : (parameters.get('view') ?? usual);
  const other = view === 'table' ? 'cards' : 'table';
  const address = other === usual ? '/my-listings' : `/my-listings?view=${other}`;
  return (
    <>
      <p className="mb-3 text-right text-sm">
        <Link
          to={address}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sea hover:text-sea-strong hover:underline hover:underline-offset-4"
        >
          {other === 'table' ? 'Show as a table' : 'Show as cards'}
        </Link>
      </p>
      {view === 'table' ? (
        <StockDesk email={user.email} />
      ) : (
        <AllListings email={user.email} heading="all-listings" />
      )}
    </>
  );
}
