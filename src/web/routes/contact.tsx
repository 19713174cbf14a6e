import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function ContactPage() {
  return (
    <Container>
      <PageHead title="Contact Us" description="Write to the Slipway team. We answer within 24 hours." />
      <PageHeading>Contact Us</PageHeading>
    </Container>
  );
}
