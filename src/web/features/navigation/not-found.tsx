import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export function NotFound() {
  return (
    <Container>
      <PageHead title="404 Page Not Found" noIndex />
      <h1>404 Page Not Found</h1>
      <LinkButton to="/search">Browse All Boats</LinkButton>
    </Container>
  );
}
