import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function DisclaimerPage() {
  return (
    <Container>
      <PageHead title="Disclaimer" description="What Slipway is and is not responsible for." />
      <PageHeading>Disclaimer</PageHeading>
    </Container>
  );
}
