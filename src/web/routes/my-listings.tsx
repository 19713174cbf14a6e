import { AllListings } from '#web/features/selling-desk/all-listings.tsx';
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
  const email = useRequiredSession()?.user.email;
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
            <LinkButton to="/sell-boat" look="secondary">
              Create New Listing
            </LinkButton>
          }
        >
          All listings
        </SectionHeading>
        {email ? <AllListings email={email} heading="all-listings" /> : <ListingsSkeleton />}
      </section>
    </Container>
  );
}
