import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListFacts } from '#contract/list-headers.ts';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { countChips } from '#domain/search/chips/count-chips.ts';
import { pageOf, pageSizeOf } from '#domain/search/filters/filters.ts';
import { boatsQuery } from '#web/api/boats.ts';
import { breadcrumbList, itemList } from '#web/page/json-ld.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { SaveSearchButton } from '#web/saved-searches/save-search-button.tsx';
import type { BoatCardLayout } from '#web/ui/boats/boat-card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { UnitButton } from '#web/units/unit-button.tsx';
import { CategoryFigures } from './category-figures.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterSidebar } from './filters/filter-sidebar.tsx';
import { RESULTS_ID, useIntendedFilters } from './filters/intended-filters.ts';
import { ResultsList } from './list/results-list.tsx';
import { ResultsToolbar } from './list/results-toolbar.tsx';
import { foundInShort, foundInWords } from './list/total-words.ts';
import { ListingProvider } from './listing-context.ts';
import { ListingHeader } from './listing-header.tsx';
import type { ListingPage } from './listing-page.ts';
import { AnsweredSearch, FilterChips, ResultsNotes } from './parts-on-demand.tsx';
import { facetsQuery } from './results-queries.ts';

/** For programs that read the page as it was sent: browsers keep it and do not load the code. */
const AS_SENT = {};

/** One page for search, category and subcategory, which differ in filters and wording. */
export function ListingView({ page }: { page: ListingPage }) {
  const results = useQuery(boatsQuery(page.filters));
  const intended = useIntendedFilters(page);
  const chips = countChips(intended.filters, page.inPath);
  const [view, setView] = useViewMode();
  const kinds = useQuery(facetsQuery(page.filters));
  const facets = useQuery(facetsQuery(intended.filters)).data;
  const isSearching = useIsSearching();
  const search = page.filters.phrase ?? page.filters.keywords;
  // Until its answer arrives, a search shows the previous results but states nothing about them.
  const isLoading = isSearching || results.isPlaceholderData;
  const facts = isLoading ? undefined : results.data;
  // Where nothing matches, the words that say so offer to save the search.
  const isOfferedBelow = results.data?.total.count === 0;
  const total = kinds.isPending || kinds.isPlaceholderData ? undefined : facts?.total;
  const count = total && foundInWords(total, page.filters, kinds.data?.kind);
  const inShort = total && foundInShort(total, page.filters, kinds.data?.kind);
  return (
    <ListingProvider value={{ ...page, ...intended, facets, placeRadius: facts?.placeRadius }}>
      <PageHead
        title={page.heading === 'Boats for Sale' ? page.heading : `${page.heading} for Sale`}
        description={`${count ?? 'Boats'} for sale across the UK: photos, prices and full specifications. Contact the seller directly.`}
        path={page.canonical}
        noIndex={page.noIndex || results.data?.boats.length === 0}
        jsonLd={
          import.meta.env.SSR
            ? (absolute) => [
                breadcrumbList(absolute, page.trail),
                itemList(
                  absolute,
                  results.data?.boats ?? [],
                  pageSizeOf(page.filters) * (pageOf(page.filters) - 1),
                ),
              ]
            : AS_SENT
        }
      />
      {search && (
        <AnsweredSearch
          search={search}
          boats={results.isPlaceholderData ? [] : (results.data?.boats ?? [])}
        />
      )}
      {/* For programs that read the page; browsers do not load the code. */}
      {import.meta.env.SSR && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.heading}
          href={searchAddress(page.filters).replace('/search', '/feeds/boats.xml')}
        />
      )}
      <Container className="results-page">
        <ListingHeader
          count={count}
          isLoading={isLoading}
          isArea={results.data?.placeRadius === undefined && !results.data?.placeNotRecognised}
        />
        {page.category && (
          <CategoryFigures
            category={page.category}
            subcategory={page.filters.subcategory}
            isFiltered={chips > 0}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
          {/* Below the results on small screens, so that the results never shift down. */}
          <div className="max-lg:order-last lg:self-stretch">
            <FilterSidebar />
          </div>
          <section id={RESULTS_ID} aria-labelledby="results-heading" tabIndex={-1} className="results-part">
            <h2 id="results-heading" className="sr-only">
              Results
            </h2>
            <ResultsToolbar view={view} onView={setView} filterButton={<FilterDrawer count={inShort} />} />
            <div className="chips-row">
              {chips > 0 && (
                <FilterChips seller={facts?.boats[0]?.sellerName} relaxed={facts?.relaxed ?? []} />
              )}
              {!isOfferedBelow && <SaveSearchButton address={page.hrefOf(page.filters)} />}
              <UnitButton />
            </div>
            {(page.milesOfMe !== undefined || page.filters.phrase || (facts && isNotable(facts))) && (
              <ResultsNotes list={facts} />
            )}
            <ResultsList results={results} isLoading={isLoading} view={view} />
          </section>
        </div>
      </Container>
    </ListingProvider>
  );
}

/** Whether there is something to say about the results. */
const isNotable = (facts: ListFacts) =>
  facts.total.count === 0 ||
  facts.note ||
  facts.correctedKeywords ||
  facts.keywordsShortened ||
  facts.placeReadAs ||
  facts.placeNotRecognised ||
  facts.placeRadius;

/** Whether this page is being replaced by the same one with other filters. */
function useIsSearching(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === pathname;
}

/** Grid or list. Local state, not part of the address. */
function useViewMode() {
  return useState<BoatCardLayout>('grid');
}
