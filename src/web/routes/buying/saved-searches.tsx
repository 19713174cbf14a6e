import { SavedSearchesView } from '#web/features/saved-searches/saved-searches-view.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function SavedSearchesPage() {
  return (
    <Container width="text">
      <PageHead title="Saved Searches" description="The searches you have saved." noIndex />
      <PageHeading lead="We email you when a new boat matches one of your searches, or when the price of one drops.">
        Saved Searches
      </PageHeading>
      <SavedSearchesView />
    </Container>
  );
}
