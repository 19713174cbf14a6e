import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageOf, pageSizeOf } from '#domain/search/filters/filters.ts';
import { boatsQuery } from '#web/api/boats.ts';
import { breadcrumbList, itemList } from '#web/page/json-ld.ts';
import { PageHead } from '#web/page/page-head.tsx';
import type { BoatCardLayout } from '#web/ui/boats/boat-card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { CategoryFigures } from './category-figures.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterSidebar } from './filters/filter-sidebar.tsx';
import { RESULTS_ID, useIntendedFilters } from './filters/intended-filters.ts';
import { ResultsList } from './list/results-list.tsx';
import { ResultsNotices } from './list/results-notices.tsx';
import { ResultsToolbar } from './list/results-toolbar.tsx';
import { foundInShort, foundInWords } from './list/total-words.ts';
import { ListingProvider } from './listing-context.ts';
import { ListingHeader } from './listing-header.tsx';
import type { ListingPage } from './listing-page.ts';
import { facetsQuery } from './results-queries.ts';

/** One page for search, category and subcategory, which differ in filters and wording. */
export function ListingView({ page }: { page: ListingPage }) {
  const results = useQuery(boatsQuery(page.filters));
  const intended = useIntendedFilters(page);
  const [view, setView] = useViewMode();
  const kinds = useQuery(facetsQuery(page.filters)).data?.kind;
  const facets = useQuery(facetsQuery(intended.filters)).data;
  const total = results.data?.total;
  const count = total && foundInWords(total, page.filters, kinds);
  const inShort = total && foundInShort(total, page.filters, kinds);
  return (
    <ListingProvider value={{ ...page, ...intended, facets }}>
      <PageHead
        title={page.kind === 'results' ? 'Boats for Sale' : `${page.heading} for Sale`}
        description={`${count ?? 'Boats'} for sale across the UK: photographs, prices and full specifications. Contact the seller directly.`}
        path={page.canonical}
        noIndex={page.noIndex || results.data?.boats.length === 0}
        jsonLd={(absolute) => [
          breadcrumbList(absolute, page.trail),
          itemList(
            absolute,
            results.data?.boats ?? [],
            pageSizeOf(page.filters) * (pageOf(page.filters) - 1),
          ),
        ]}
      />
      <Container className="flex flex-col gap-6 pt-4">
        <ListingHeader count={count} />
        {page.category && <CategoryFigures category={page.category} subcategory={page.filters.subcategory} />}
        <div
          data-page="wide"
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]"
        >
          {/* Below the results on small screens, so that the results never shift down. */}
          <div className="max-lg:order-last lg:self-stretch">
            <FilterSidebar />
          </div>
          <section
            id={RESULTS_ID}
            aria-labelledby="results-heading"
            tabIndex={-1}
            className="flex min-w-0 flex-col gap-4"
          >
            <h2 id="results-heading" className="sr-only">
              Results
            </h2>
            <ResultsToolbar view={view} onView={setView} filterButton={<FilterDrawer count={inShort} />} />
            <FilterChips
              seller={results.isPlaceholderData ? undefined : results.data?.boats[0]?.sellerName}
            />
            {results.data && <ResultsNotices facts={results.data} />}
            <ResultsList results={results} view={view} />
          </section>
        </div>
      </Container>
    </ListingProvider>
  );
}

/** Grid or list. Local state, not part of the address. */
function useViewMode() {
  return useState<BoatCardLayout>('grid');
}
