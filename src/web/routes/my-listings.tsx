import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function MyListingsPage() {
  return (
    <Container>
      <PageHead title="My Listings" description="The boats you have for sale." noIndex />
      <PageHeading>My Listings</PageHeading>
    </Container>
  );
}
