import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function RegisterPage() {
  return (
    <Container>
      <PageHead
        title="Sign Up"
        description="Create a free Slipway account to save boats and list your own."
        noIndex
      />
      <PageHeading>Sign Up</PageHeading>
    </Container>
  );
}
