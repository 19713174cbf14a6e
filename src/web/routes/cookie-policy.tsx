import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function CookiePolicyPage() {
  return (
    <Container>
      <PageHead
        title="Cookie Policy"
        description="Which cookies and browser storage Slipway uses, and how to choose."
      />
      <PageHeading>Cookie Policy</PageHeading>
    </Container>
  );
}
