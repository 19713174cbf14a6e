import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function AdminPage() {
  return (
    <Container>
      <PageHead title="Admin Panel" description="Review of listings, messages and users." noIndex />
      <PageHeading>Admin Panel</PageHeading>
    </Container>
  );
}
