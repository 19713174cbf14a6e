import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function CategoriesPage() {
  return (
    <Container>
      <PageHead
        title="All Boat Categories"
        description="Every kind of boat, engine and equipment on Slipway, with popular makes."
      />
      <PageHeading>All Boat Categories</PageHeading>
    </Container>
  );
}
