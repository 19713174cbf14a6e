import { PageHead } from '#web/lib/page-head.tsx';
import { useRequiredSession } from '#web/lib/required-session.ts';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function AdminPage() {
  useRequiredSession();
  return (
    <Container>
      <PageHead title="Admin Panel" description="Review of listings, messages and users." noIndex />
      <PageHeading>Admin Panel</PageHeading>
    </Container>
  );
}
