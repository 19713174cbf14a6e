import { LeadsSkeleton, LeadsView } from '#web/features/leads/leads-view.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function LeadsPage() {
  const user = useRequiredSession()?.user;
  return (
    <Container className="pb-4">
      <PageHead title="Leads" description="The buyers who asked about your boats." noIndex />
      <PageHeading lead="The buyers who asked about your boats, those who wait for a reply first.">
        Leads
      </PageHeading>
      {user ? <LeadsView /> : <LeadsSkeleton />}
    </Container>
  );
}
