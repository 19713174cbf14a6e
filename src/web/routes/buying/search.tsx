import { useLoaderData, useSearchParams } from 'react-router';
import { searchPage } from '#web/features/results/listing-page.ts';
import { ListingView } from '#web/features/results/listing-view.tsx';
import { listingQueries } from '#web/features/results/results-queries.ts';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { WIDE_PAGE } from '#web/page/wide-page.ts';

const pageData = definePageData(({ url }) => listingQueries(searchPage(url.searchParams)));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;
export const handle = WIDE_PAGE;

export default function SearchRoute() {
  const [parameters] = useSearchParams();
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <ListingView page={searchPage(parameters)} />
    </WithPageData>
  );
}
