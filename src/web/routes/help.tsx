import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

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
