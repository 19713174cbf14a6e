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
} as const;

interface HeaderSource {
  get(name: string): string | null;
}

export interface ListFacts {
  total: Total;
  placeNotRecognised: boolean;
  correctedKeywords: string | undefined;
}

export function readListHeaders(headers: HeaderSource): ListFacts {
  const corrected = headers.get(LIST_HEADERS.correctedKeywords);
  return {
    total: {
      count: Number(headers.get(LIST_HEADERS.total) ?? 0),
      isMinimum: headers.get(LIST_HEADERS.totalIsMinimum) === 'true',
    },
    placeNotRecognised: headers.get(LIST_HEADERS.placeNotRecognised) === 'true',
    correctedKeywords: corrected ? decodeURIComponent(corrected) : undefined,
  };
}
