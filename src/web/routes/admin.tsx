import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function AdminPage() {
  useRequiredSession();
  return (
    <Container>
      <PageHead title="Admin Panel" description="Review of listings, messages and users." noIndex />
      <PageHeading>Admin Panel</PageHeading>
    </Container>
  );
}
