import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function TermsConditionsPage() {
  return (
    <Container>
      <PageHead title="Terms & Conditions" description="The terms on which you use Slipway." />
      <PageHeading>Terms &amp; Conditions</PageHeading>
    </Container>
  );
}
