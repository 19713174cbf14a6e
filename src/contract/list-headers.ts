/** Past this many matches a total may stop being exact. */
export interface Total {
  count: number;
  /** There are more: the page says "10,000+". */
  isMinimum: boolean;
}

/** How far the administrators' lists are counted: one more stands for "and more". */
export const COUNTED_UP_TO = 10_000;

/** What a list answers beside its array of boats. */
export const LIST_HEADERS = {
  total: 'x-total-count',
  totalIsMinimum: 'x-total-is-minimum',
  placeNotRecognised: 'x-place-not-recognised',
  /** The words that were looked for instead of misspelt ones, percent-encoded. */
  correctedKeywords: 'x-corrected-keywords',
  /** The keywords were longer than a search reads: their beginning was looked for. */
  keywordsShortened: 'x-keywords-shortened',
  /** How many miles around the location boats are looked for; a county or region is looked through as a whole. */
  placeRadius: 'x-place-radius',
  /** The place that a location was read as, when it was spelt otherwise, percent-encoded. */
  placeReadAs: 'x-place-read-as',
  /** Places that an unknown location may have meant: percent-encoded names, joined by commas. */
  placesMeant: 'x-places-meant',
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
  };
}
