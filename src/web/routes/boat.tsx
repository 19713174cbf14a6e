import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function BoatPage() {
  return (
    <Container>
      <PageHead
        title="Boat for sale"
        description="Photographs, specification and price of a boat for sale on Slipway."
      />
      <PageHeading>Boat for sale</PageHeading>
    </Container>
  );
}
