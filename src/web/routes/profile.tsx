import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export default function ProfilePage() {
  return (
    <Container>
      <PageHead title="My Profile" description="Your Slipway account and listings." noIndex />
      <PageHeading>My Profile</PageHeading>
    </Container>
  );
}
