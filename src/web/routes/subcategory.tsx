import { useLoaderData } from 'react-router';
import { CategoryListing, categoryPageData } from '#web/features/results/category-route.tsx';
import { WithPageData } from '#web/page/page-data.tsx';

export { CategoryErrorBoundary as ErrorBoundary } from '#web/features/results/category-route.tsx';

const pageData = categoryPageData('subcategory');
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

export default function SubcategoryRoute() {
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <CategoryListing form="subcategory" />
    </WithPageData>
  );
}
