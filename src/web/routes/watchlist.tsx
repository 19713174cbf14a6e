import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function WatchlistPage() {
  return (
    <Container>
      <PageHead title="Watchlist" description="The boats you have saved." noIndex />
      <PageHeading>Watchlist</PageHeading>
    </Container>
  );
}
