import { isRouteErrorResponse, useLocation } from 'react-router';
import { PageHead } from '#web/page/page-head.tsx';
import { buttonClass } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';

export function PageError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) return <NotFound />;
  return (
    <Container width="text" className="py-16 text-center sm:py-24">
      <PageHead title="Something went wrong" noIndex />
      <h1 className="text-2xl sm:text-3xl">Something went wrong</h1>
      <p className="mx-auto mt-4 max-w-md text-lg text-muted">
        Sorry, we couldn't show this page. Please try again in a moment.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* A plain link reloads the page, with or without JavaScript. */}
        <a href={pathname + search} className={buttonClass({})}>
          Try again
        </a>
        <LinkButton to="/contact" look="secondary">
          Contact Us
        </LinkButton>
      </div>
    </Container>
  );
}

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
