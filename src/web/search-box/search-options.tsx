import { lazy, Suspense } from 'react';
import type { useSearchBox } from './search-box.ts';

/** Not needed before the visitor types. */
const SearchOptionRows = lazy(() => import('./search-option-rows.tsx'));

export type SearchOptionsProps = ReturnType<typeof useSearchBox>['list'];

/** The list below the text box of a search. The keys work on the text box, where the focus stays. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, isExpanded, isRecent, options, highlighted, optionId, onChoose, onClear } = props;
  return (
    <>
      <div
        hidden={!isExpanded}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-raised"
      >
        {isRecent && (
          <div className="flex items-center justify-between pl-3 text-muted text-sm">
            Recent searches
            <button
              type="button"
              onClick={onClear}
              className="min-h-11 cursor-pointer rounded-control px-3 font-semibold text-sea hover:underline"
            >
              Clear<span className="sr-only"> history</span>
            </button>
          </div>
        )}
        <div id={id} role="listbox" aria-label={isRecent ? 'Recent searches' : 'Suggestions'}>
          {options.length > 0 && (
            <Suspense>
              <SearchOptionRows {...{ options, highlighted, optionId, onChoose }} />
            </Suspense>
          )}
        </div>
      </div>
      <span role="status" className="sr-only">
        {isExpanded && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </span>
    </>
  );
}
