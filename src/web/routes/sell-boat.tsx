import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function SellBoatPage() {
  return (
    <Container>
      <PageHead
        title="Sell your boat"
        description="List your boat, engine or equipment for free and reach buyers across the UK."
      />
      <PageHeading>Sell your boat</PageHeading>
    </Container>
  );
}
