import { queryOptions } from '@tanstack/react-query';
import type { SearchSuggestion } from '#contract/search/suggestions.ts';
import { MINUTE } from '#domain/durations.ts';
import { pageQueryClient } from '#web/api/query-client.ts';
import { queryPath } from '#web/api/query-path.ts';

const suggestionsQuery = (typed: string) =>
  queryOptions<SearchSuggestion[]>({
    queryKey: [queryPath('/api/search/suggestions', { q: typed })],
    staleTime: MINUTE,
  });

let last: ReturnType<typeof suggestionsQuery> | undefined;

/** Suggestions for a text. Cancels the request for the previous text if it is still running. */
export function suggestionsFor(typed: string): Promise<SearchSuggestion[]> {
  const client = pageQueryClient();
  const query = suggestionsQuery(typed);
  if (last) void client.cancelQueries({ queryKey: last.queryKey, exact: true });
  last = query;
  return client.fetchQuery(query);
}
