import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#domain/money.ts';
import type { SuggestionKind } from '#domain/search/search-suggestions.ts';
import { cx } from '#web/ui/class-names.ts';
import type { SearchOption, SearchOptionsProps } from './search-option.ts';

const KIND_LABELS: Readonly<Record<SuggestionKind, string>> = {
  type: 'Type',
  make: 'Make',
  model: 'Model',
  place: 'Near',
};

/** The list below the text box of a search. The keys work on the text box, where the focus stays. */
export default function SearchOptions(props: SearchOptionsProps) {
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
          {options.map((option, index) => (
            <Link
              key={option.address}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === highlighted}
              to={option.address}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-[6px] px-3 py-2 text-left',
                index === highlighted ? 'bg-foam' : 'hover:bg-foam',
              )}
            >
              <OptionText option={option} />
            </Link>
          ))}
        </div>
      </div>
      <span role="status" className="sr-only">
        {isExpanded && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </span>
    </>
  );
}

function OptionText({ option: { text, kind, count } }: { option: SearchOption }) {
  if (!kind || count === undefined)
    return (
      <>
        <Clock aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 truncate">{text}</span>
      </>
    );
  return (
    <>
      <span className="w-12 shrink-0 text-muted text-sm">{KIND_LABELS[kind]}</span>
      <span className="min-w-0 grow truncate">{text}</span>
      <span className="tabular shrink-0 text-muted text-sm">
        {formatCount(count)}
        <span className="sr-only"> {count === 1 ? 'listing' : 'listings'}</span>
      </span>
    </>
  );
}
