import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

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
