import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function PrivacyPolicyPage() {
  return (
    <Container>
      <PageHead
        title="Privacy Policy"
        description="What personal data Slipway holds, why, for how long, and your rights."
      />
      <PageHeading>Privacy Policy</PageHeading>
    </Container>
  );
}
