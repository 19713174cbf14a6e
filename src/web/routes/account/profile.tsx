import { useQuery } from '@tanstack/react-query';
import { welcomeName } from '#domain/accounts/names.ts';
import { listsAsBroker } from '#domain/accounts/seller-types.ts';
import { AccountCard } from '#web/features/account/account-card.tsx';
import { ActiveSessions } from '#web/features/account/active-sessions.tsx';
import { BuyerLinks } from '#web/features/account/buyer-links.tsx';
import { CompanyCard } from '#web/features/account/company/company-card.tsx';
import { NoticeSwitches } from '#web/features/account/notice-switches.tsx';
import { ProfileCard } from '#web/features/account/profile-card.tsx';
import { QuickActions } from '#web/features/account/quick-actions.tsx';
import { SettingsCard } from '#web/features/account/settings-card.tsx';
import { ApiTokens } from '#web/features/account/tokens/api-tokens.tsx';
import { DraftAdvertisements } from '#web/features/selling-desk/drafts/draft-advertisements.tsx';
import { DueListings } from '#web/features/selling-desk/due-listings.tsx';
import { ViewsCard } from '#web/features/selling-desk/figures/views-card.tsx';
import { ownListingsQuery } from '#web/features/selling-desk/own-listings.ts';
import { OwnListingsList } from '#web/features/selling-desk/own-listings-list.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

/** The others are on the page "My Listings". */
const NEWEST_FEW = { limit: 5 };

export default function ProfilePage() {
  const user = useRequiredSession()?.user;
  const isBuyer = useIsBuyer(user?.email ?? '');
  return (
    <Container>
      <PageHead title="My Profile" description="Your Slipway account and listings." noIndex />
      <PageHeading lead={user ? `Welcome back, ${welcomeName(user)}.` : '\u00a0'}>My Profile</PageHeading>
      {user ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
            {isBuyer && <BuyerLinks email={user.email} />}
            <ProfileCard user={user} />
            <DueListings email={user.email} />
            <section aria-labelledby="my-listings" className="mt-4">
              <SectionHeading id="my-listings">My Listings</SectionHeading>
              <OwnListingsList
                email={user.email}
                place="dashboard"
                heading="my-listings"
                wanted={NEWEST_FEW}
                more={({ shown, total }) =>
                  shown < total && (
                    <LinkButton to="/my-listings" look="secondary" className="mt-5">
                      Show all {total} listings
                    </LinkButton>
                  )
                }
              />
            </section>
            <DraftAdvertisements />
            {listsAsBroker(user.sellerType) && <CompanyCard user={user} />}
            <ActiveSessions />
            <ApiTokens />
          </div>
          <aside className="grid content-start gap-6">
            <QuickActions user={user} />
            <AccountCard email={user.email} />
            <NoticeSwitches />
            <SettingsCard />
            <ViewsCard email={user.email} />
          </aside>
        </div>
      ) : (
        <ProfileSkeleton />
      )}
    </Container>
  );
}

/** Nobody sells here who has no listing. */
function useIsBuyer(email: string): boolean {
  const { data } = useQuery({ ...ownListingsQuery(email, NEWEST_FEW), enabled: email !== '' });
  return data?.total === 0;
}

/** Shown until the session is known, and in the server's HTML, which is the same for everyone. */
function ProfileSkeleton() {
  return (
    <Loading label="Loading your profile" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-6">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
      <div className="grid content-start gap-6">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    </Loading>
  );
}
