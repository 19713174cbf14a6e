import { PageHead } from '#web/page/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';

export function AccessDenied() {
  return (
    <Container width="text" className="flex flex-col items-center gap-5 py-24 text-center">
      <PageHead title="Access Denied" noIndex />
      <h1 className="text-3xl">Access Denied</h1>
      <p className="text-lg text-muted">This page is for administrators only.</p>
      <LinkButton to="/">Go to the home page</LinkButton>
    </Container>
  );
}
