import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function DisclaimerPage() {
  return (
    <Container>
      <PageHead title="Disclaimer" description="What Slipway is and is not responsible for." />
      <PageHeading>Disclaimer</PageHeading>
    </Container>
  );
}
