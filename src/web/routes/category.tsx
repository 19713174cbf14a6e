import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function CategoryPage() {
  return (
    <Container>
      <PageHead title="Boats by category" description="Boats for sale in this category, across the UK." />
      <PageHeading>Boats by category</PageHeading>
    </Container>
  );
}
