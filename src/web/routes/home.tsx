import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function HomePage() {
  return (
    <Container>
      <PageHead
        title="Boats for sale across the UK"
        description="Find yachts, motor boats, narrowboats and marine equipment for sale across the UK. Free basic listings, every one checked by a person."
      />
      <PageHeading>Boats for sale across the UK</PageHeading>
    </Container>
  );
}
