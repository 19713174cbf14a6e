import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function SignInPage() {
  return (
    <Container>
      <PageHead
        title="Sign In"
        description="Sign in to Slipway to save boats, list your own and answer enquiries."
        noIndex
      />
      <PageHeading>Sign In</PageHeading>
    </Container>
  );
}
