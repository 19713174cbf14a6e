import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function SafetyTipsPage() {
  return (
    <Container>
      <PageHead
        title="Safety Tips"
        description="How to buy and sell boats safely: red flags, common scams and what to do if you are targeted."
      />
      <PageHeading>Safety Tips</PageHeading>
    </Container>
  );
}
