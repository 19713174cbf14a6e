import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function SearchPage() {
  return (
    <Container>
      <PageHead
        title="Search boats for sale"
        description="Search and filter boats, engines and equipment for sale across the UK by type, price, length and place."
      />
      <PageHeading>Search boats for sale</PageHeading>
    </Container>
  );
}
