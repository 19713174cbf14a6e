import { PageHead } from '#web/page/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';

export function NotFound() {
  return (
    <Container width="text" className="py-16 text-center sm:py-24">
      <PageHead title="404 Page Not Found" noIndex />
      <h1 className="text-3xl sm:text-4xl">404 Page Not Found</h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-muted">
        This page has slipped its mooring. The address may be mistyped, or the page may have moved.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/search">Browse All Boats</LinkButton>
        <LinkButton to="/" look="secondary">
          Go to the home page
        </LinkButton>
        <LinkButton to="/help" look="secondary">
          Help Centre
        </LinkButton>
      </div>
    </Container>
  );
}
