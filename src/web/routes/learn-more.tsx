import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function LearnMorePage() {
  return (
    <Container>
      <PageHead
        title="Selling on Slipway"
        description="How selling works on Slipway: free listings, checked by a person, seen across the UK."
      />
      <PageHeading>Selling on Slipway</PageHeading>
    </Container>
  );
}
