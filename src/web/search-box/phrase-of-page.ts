const RESULTS_PAGE = /^\/(?:search|category|subcategory)(?:\/|$)/;
/** What was typed into a search box, and the words that are searched for as they are. */
const PARAMETERS = ['q', 'keywords'] as const;

/** What a search box holds on a page: on results pages what they are the results of. */
export function phraseOfPage({ pathname, search }: { pathname: string; search: string }): string {
  if (!RESULTS_PAGE.test(pathname)) return '';
  const parameters = new URLSearchParams(search);
  const given = PARAMETERS.map((name) => parameters.get(name)?.trim()).find(Boolean) ?? '';
  return given.slice(0, 200);
}
