import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

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
