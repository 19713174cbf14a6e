import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function SellingGuidePage() {
  return (
    <Container>
      <PageHead
        title="Selling Guide"
        description="How to price, photograph and describe your boat, and complete the sale safely."
      />
      <PageHeading>Selling Guide</PageHeading>
    </Container>
  );
}
