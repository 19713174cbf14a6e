import {
  canonicalAddress,
  categoryAddress,
  isIndexable,
  searchAddress,
  subcategoryAddress,
} from '#domain/search/addresses/addresses.ts';
import { milesOfMe, newPhrase } from '#domain/search/addresses/phrase-parameters.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import type { ListingPage as PageKind } from '#domain/search/controls/filter-visibility.ts';
import { clearFilters } from '#domain/search/filters/change-filters.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import type { CategoryId } from '#domain/taxonomy/categories.ts';
import { categoryHeading, resolveCategory, subcategoryName } from '#domain/taxonomy/category-names.ts';

/** A page that lists boats: its filters, and the addresses of other choices. */
export type ListingPage = {
  kind: PageKind;
  heading: string;
  /** The category that the page is about. */
  category?: CategoryId;
  filters: Filters;
  /** What was typed into a search box and still has to be understood. */
  newPhrase: string | undefined;
  /** The visitor wants boats within this many miles ('' if not given) and still has to name a place. */
  milesOfMe: string | undefined;
  /** The filters that this page reads from other parameters. */
  filtersIn: (parameters: URLSearchParams) => Filters;
  /** The action of the filter form, and the filters that its path already contains. */
  path: string;
  inPath: readonly FilterName[];
  hrefOf: (filters: Filters) => string;
  clearedHref: string;
  canonical: string;
  noIndex: boolean;
  /** The breadcrumbs of this page. */
  trail: readonly { label: string; to: string }[];
};

const HOME = { label: 'Home', to: '/' };

const phraseIn = (parameters: URLSearchParams) => ({
  newPhrase: newPhrase(parameters),
  milesOfMe: milesOfMe(parameters),
});

export function searchPage(parameters: URLSearchParams): ListingPage {
  const filters = readFilters(parameters);
  return {
    kind: 'results',
    heading: filters.kind === 'goods' ? 'Engines, parts and moorings' : 'Boats for Sale',
    filters,
    ...phraseIn(parameters),
    filtersIn: (others) => readFilters(others),
    path: '/search',
    inPath: [],
    hrefOf: searchAddress,
    clearedHref: searchAddress(clearFilters(filters, 'results')),
    canonical: canonicalAddress(filters),
    noIndex: !isIndexable(filters),
    trail: [HOME, { label: 'Boats for Sale', to: '/search' }],
  };
}

/** The page of a category, or of one of its subcategories; undefined when there is no such category. */
export function categoryPage(
  slug: string,
  parameters: URLSearchParams,
  form: 'category' | 'subcategory',
): ListingPage | undefined {
  const category = resolveCategory(slug)?.id;
  if (!category) return undefined;
  const filtersIn = (others: URLSearchParams) => readFilters(others, { category });
  const filters = filtersIn(parameters);
  const addressOf = form === 'category' ? categoryAddress : subcategoryAddress;
  const hrefOf = (next: Filters) => addressOf(category, next);
  const kind = filters.subcategory && subcategoryName(category, filters.subcategory);
  return {
    kind: 'category',
    heading: kind ?? categoryHeading(slug),
    category,
    filters,
    ...phraseIn(parameters),
    filtersIn,
    path: `/${form}/${category}`,
    inPath: ['category'],
    hrefOf,
    clearedHref: hrefOf(clearFilters(filters, 'category')),
    canonical: canonicalAddress(filters),
    noIndex: !isIndexable(filters),
    trail: [
      HOME,
      { label: categoryHeading(category), to: `/category/${category}` },
      ...(kind
        ? [{ label: kind, to: subcategoryAddress(category, { subcategory: filters.subcategory }) }]
        : []),
    ],
  };
}
