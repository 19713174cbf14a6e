import type { SearchSuggestion } from '#contract/search/suggestions.ts';
import type { RecentSearch } from './recent-searches.ts';

/** A suggestion or a recent search. */
export type SearchOption = RecentSearch & Partial<Pick<SearchSuggestion, 'kind' | 'count'>>;

export type SearchOptionsProps = {
  id: string;
  isExpanded: boolean;
  isRecent: boolean;
  options: readonly SearchOption[];
  highlighted: number;
  optionId: (index: number) => string;
  onChoose: (option: SearchOption) => void;
  onClear: () => void;
};
