import { resolveCategory } from '../../taxonomy/category-names.ts';
import { categoryAddress, searchAddress, subcategoryAddress } from '../addresses/addresses.ts';
import { newPhrase } from '../addresses/phrase-parameters.ts';
import { readFilters } from '../addresses/read-filters.ts';
import { writeFilters } from '../addresses/write-filters.ts';
import type { FilterName, Filters } from '../filters/filters.ts';

/** What an address of results asks for: its filters and, if it was not read yet, what was typed into the search box. */
export interface ResultsAddress {
  filters: Filters;
  phrase: string | undefined;
}

/** Any base: only path and query count. */
const BASE = 'http://site.invalid';

function urlOf(address: string): URL | undefined {
  return address.startsWith('/') && URL.canParse(address, BASE) ? new URL(address, BASE) : undefined;
}

/** Reads the address of a results page of this site ("/search?…", "/category/motor?…"); undefined if it is none. */
export function readResultsAddress(address: string): ResultsAddress | undefined {
  const url = urlOf(address);
  if (url?.origin !== BASE) return undefined;
  const [, page, slug, ...more] = url.pathname.replace(/\/$/, '').split('/');
  if (more.length > 0) return undefined;
  const phrase = newPhrase(url.searchParams);
  if (page === 'search' && slug === undefined) return { filters: readFilters(url.searchParams), phrase };
  if ((page !== 'category' && page !== 'subcategory') || !slug) return undefined;
  const category = resolveCategory(slug)?.id;
  return category && { filters: readFilters(url.searchParams, { category }), phrase };
}

/** Filters that only change how results are shown, or that refer to a single boat: they do not make it another search. */
const NOT_SAVED: readonly FilterName[] = ['phrase', 'sort', 'page', 'limit', 'similarTo'];

/** The filters of a search, without what is not saved. */
export function searchedFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !NOT_SAVED.includes(name as FilterName)),
  ) as Filters;
}

/** A search without a filter would be every boat. */
export const SAVE_NEEDS_FILTER =
  'Please choose at least one filter first. We would email you about every boat.';

export const hasNoFilter = (filters: Filters): boolean => Object.keys(searchedFilters(filters)).length === 0;

/** The filters that a saved search consists of. Its words always mean the same: they are not corrected again. */
export function savedFilters(filters: Filters): Filters {
  const searched = searchedFilters(filters);
  return searched.keywords ? { ...searched, words: searched.words ?? 'exact' } : searched;
}

/** The canonical form: the same filters are always the same text. Words are exact unless it says otherwise. */
export function writeSavedFilters(filters: Filters): string {
  const { words, ...others } = savedFilters(filters);
  return writeFilters(words === 'exact' ? others : { ...others, words }).toString();
}

export const readSavedFilters = (stored: string): Filters =>
  savedFilters(readFilters(new URLSearchParams(stored)));

/** Where a saved search is opened. */
export function savedAddress(filters: Filters): string {
  const { category, subcategory } = filters;
  if (category && subcategory) return subcategoryAddress(category, filters);
  return category ? categoryAddress(category, filters) : searchAddress(filters);
}

/** The results of a saved search, newest first, with those marked that have come in since they were last viewed. */
export const addressWithNews = (address: string, searchId: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}sort=newest&saved=${searchId}`;
