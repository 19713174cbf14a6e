import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ContactPage() {
  return (
    <Container>
      <PageHead title="Contact Us" description="Write to the Slipway team. We answer within 24 hours." />
      <PageHeading>Contact Us</PageHeading>
    </Container>
  );
}
