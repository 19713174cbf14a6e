import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function TermsConditionsPage() {
  return (
    <Container>
      <PageHead title="Terms & Conditions" description="The terms on which you use Slipway." />
      <PageHeading>Terms &amp; Conditions</PageHeading>
    </Container>
  );
}
