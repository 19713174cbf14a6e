import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function HelpPage() {
  return (
    <Container>
      <PageHead
        title="Help Centre"
        description="Answers about buying, selling and staying safe on Slipway."
      />
      <PageHeading>Help Centre</PageHeading>
    </Container>
  );
}
