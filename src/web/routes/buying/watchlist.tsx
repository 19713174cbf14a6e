import { WatchlistView } from '#web/features/watchlist/watchlist-view.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { RecentlyViewed } from '#web/recently-viewed/recently-viewed.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function WatchlistPage() {
  return (
    <Container>
      <PageHead title="Watchlist" description="The boats you have saved." noIndex />
      <PageHeading lead="The boats you have saved. A watchlist belongs to an account, so you need to be signed in to see it.">
        Watchlist
      </PageHeading>
      <div className="flex flex-col gap-16">
        <div>
          <WatchlistView />
        </div>
        <RecentlyViewed />
      </div>
    </Container>
  );
}
