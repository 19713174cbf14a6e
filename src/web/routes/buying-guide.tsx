import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

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
