import { PageHead } from '#web/page/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';

export function CategoryNotFound() {
  return (
    <Container width="text" className="flex flex-col items-center gap-5 py-24 text-center">
      <PageHead title="Category Not Found" noIndex />
      <h1 className="text-3xl">Category Not Found</h1>
      <p className="text-lg text-muted">The category you're looking for doesn't exist.</p>
      <LinkButton to="/search">Back to Search</LinkButton>
    </Container>
  );
}
