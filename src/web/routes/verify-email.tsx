import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function VerifyEmailPage() {
  return (
    <Container>
      <PageHead
        title="Verify your email"
        description="Enter the six-digit code that we sent to your email address."
        noIndex
      />
      <PageHeading>Verify your email</PageHeading>
    </Container>
  );
}
