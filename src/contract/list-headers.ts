import { FILTER_NAMES, type FilterName } from '#domain/search/filters/filters.ts';

const isFilterName = (name: string): name is FilterName => (FILTER_NAMES as readonly string[]).includes(name);

/** The number of matches, which may stop being exact for large results. */
export interface Total {
  count: number;
  /** There are more: the page shows "10,000+". */
  isMinimum: boolean;
}

/** Administrators' lists are counted up to here: one more means "and more". */
export const COUNT_LIMIT = 10_000;

/** Response headers that accompany a list of boats. */
export const LIST_HEADERS = {
  total: 'x-total-count',
  totalIsMinimum: 'x-total-is-minimum',
  placeNotRecognised: 'x-place-not-recognised',
  /** The corrected keywords that were searched for, percent-encoded. */
  correctedKeywords: 'x-corrected-keywords',
  /** The keywords were too long: only their start was searched for. */
  keywordsShortened: 'x-keywords-shortened',
  /** The search radius in miles around the location; a county or region is searched as a whole. */
  placeRadius: 'x-place-radius',
  /** The place that a misspelt location was taken for, percent-encoded. */
  placeReadAs: 'x-place-read-as',
  /** Suggestions for an unknown location: percent-encoded names, joined by commas. */
  placesMeant: 'x-places-meant',
  /** Nothing matches the phrase: the boats are the closest, and the first does not meet these filters. */
  relaxed: 'x-relaxed',
  /** How many boats at the end of the list do not meet everything that the phrase asks for. */
  nearMisses: 'x-near-misses',
  /** What to tell the visitor: "sold" boats are not listed. */
  note: 'x-search-note',
} as const;

interface HeaderSource {
  get(name: string): string | null;
}

export interface ListFacts {
  total: Total;
  placeNotRecognised: boolean;
  correctedKeywords: string | undefined;
  keywordsShortened: boolean;
  placeRadius: number | undefined;
  placeReadAs: string | undefined;
  placesMeant: string[];
  /** Empty unless the boats are only the closest matches. */
  relaxed: FilterName[];
  /** The boats at the end that are near misses. */
  nearMisses: number;
  note?: 'sold' | undefined;
}

export function readListHeaders(headers: HeaderSource): ListFacts {
  const text = (name: string) => {
    const value = headers.get(name);
    return value ? decodeURIComponent(value) : undefined;
  };
  return {
    total: {
      count: Number(headers.get(LIST_HEADERS.total) ?? 0),
      isMinimum: headers.get(LIST_HEADERS.totalIsMinimum) === 'true',
    },
    placeNotRecognised: headers.get(LIST_HEADERS.placeNotRecognised) === 'true',
    correctedKeywords: text(LIST_HEADERS.correctedKeywords),
    keywordsShortened: headers.get(LIST_HEADERS.keywordsShortened) === 'true',
    placeRadius: Number(headers.get(LIST_HEADERS.placeRadius)) || undefined,
    placeReadAs: text(LIST_HEADERS.placeReadAs),
    placesMeant: (headers.get(LIST_HEADERS.placesMeant) ?? '')
      .split(',')
      .filter(Boolean)
      .map(decodeURIComponent),
    nearMisses: Number(headers.get(LIST_HEADERS.nearMisses)) || 0,
    note: headers.get(LIST_HEADERS.note) === 'sold' ? 'sold' : undefined,
    relaxed: (headers.get(LIST_HEADERS.relaxed) ?? '').split(',').filter(isFilterName),
  };
}
