import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function DevUiPage() {
  return (
    <Container>
      <PageHead title="Pieces" noIndex />
      <PageHeading>Pieces</PageHeading>
    </Container>
  );
}
