import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function BuyingGuidePage() {
  return (
    <Container>
      <PageHead
        title="Buying Guide"
        description="How to read a listing, make an offer, arrange a viewing and a survey, and complete the purchase of a boat."
      />
      <PageHeading>Buying Guide</PageHeading>
    </Container>
  );
}
