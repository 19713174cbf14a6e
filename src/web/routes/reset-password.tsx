import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ResetPasswordPage() {
  return (
    <Container>
      <PageHead title="Reset password" description="Set a new password for your Slipway account." noIndex />
      <PageHeading>Reset password</PageHeading>
    </Container>
  );
}
