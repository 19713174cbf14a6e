import { PageHead } from '#web/page/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';

export function BoatNotFound() {
  return (
    <Container width="text" className="flex flex-col items-center gap-5 py-24 text-center">
      <PageHead title="Boat Not Found" noIndex />
      <h1 className="text-3xl">Boat Not Found</h1>
      <p className="text-lg text-muted">The boat you're looking for doesn't exist or has been removed.</p>
      <LinkButton to="/search">Back to Search</LinkButton>
    </Container>
  );
}
