import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function MyListingsPage() {
  return (
    <Container>
      <PageHead title="My Listings" description="The boats you have for sale." noIndex />
      <PageHeading>My Listings</PageHeading>
    </Container>
  );
}
