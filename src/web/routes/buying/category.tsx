import { useLoaderData } from 'react-router';
import { CategoryListing, categoryPageData } from '#web/features/results/category-route.tsx';
import { WithPageData } from '#web/page/page-data.tsx';
import { WIDE_PAGE } from '#web/page/wide-page.ts';

export { CategoryErrorBoundary as ErrorBoundary } from '#web/features/results/category-route.tsx';

const pageData = categoryPageData('category');
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;
export const handle = WIDE_PAGE;

export default function CategoryRoute() {
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <CategoryListing form="category" />
    </WithPageData>
  );
}
