import { useLoaderData, useSearchParams } from 'react-router';
import { searchPage } from '#web/features/results/listing-page.ts';
import { ListingView } from '#web/features/results/listing-view.tsx';
import { listingQueries } from '#web/features/results/results-queries.ts';
import { definePageData, WithPageData } from '#web/lib/page-data.tsx';

export const { loader, clientLoader } = definePageData(({ url }) =>
  listingQueries(searchPage(url.searchParams)),
);

export default function SearchRoute() {
  const [parameters] = useSearchParams();
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <ListingView page={searchPage(parameters)} />
    </WithPageData>
  );
}
