import { isRouteErrorResponse, useRouteError } from 'react-router';
import { LinkRefused } from '#web/page/link-page.tsx';
import { PageError } from './page-error.tsx';

/** Of a page behind a link in a mail: the link is refused, or its answer could not be loaded. */
export function LinkErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <LinkRefused /> : <PageError error={error} />;
}
