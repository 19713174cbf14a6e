import { isRouteErrorResponse, useParams, useRouteError, useSearchParams } from 'react-router';
import { MessagePage } from '#web/page/message-page.tsx';
import { definePageData, notFound } from '#web/page/page-data.tsx';
import { categoryPage } from './listing-page.ts';
import { ListingView } from './listing-view.tsx';
import { listingQueries } from './results-queries.ts';

/** The two address forms of the category page. */
type CategoryForm = 'category' | 'subcategory';

export const categoryPageData = (form: CategoryForm) =>
  definePageData(({ params: { category = '' }, url }) => {
    const page = categoryPage(category, url.searchParams, form);
    if (!page) throw notFound();
    return listingQueries(page);
  });

export function CategoryListing({ form }: { form: CategoryForm }) {
  const { category = '' } = useParams();
  const [parameters] = useSearchParams();
  const page = categoryPage(category, parameters, form);
  return page ? <ListingView page={page} /> : <CategoryNotFound />;
}

function CategoryNotFound() {
  return (
    <MessagePage title="Category Not Found" link={{ to: '/search', label: 'Back to Search' }}>
      The category you're looking for doesn't exist.
    </MessagePage>
  );
}

/** An unknown category has its own page. Other errors go to the site's error page. */
export function CategoryErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <CategoryNotFound />;
  throw error;
}
