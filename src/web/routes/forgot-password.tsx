import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ForgotPasswordPage() {
  return (
    <Container>
      <PageHead
        title="Forgot password"
        description="Ask for a link to set a new password for your Slipway account."
        noIndex
      />
      <PageHeading>Forgot password</PageHeading>
    </Container>
  );
}
