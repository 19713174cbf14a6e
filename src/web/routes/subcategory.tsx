import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function SubcategoryPage() {
  return (
    <Container>
      <PageHead title="Boats by type" description="Boats of this type for sale, across the UK." />
      <PageHeading>Boats by type</PageHeading>
    </Container>
  );
}
