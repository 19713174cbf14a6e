import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#domain/money.ts';
import type { SuggestionKind } from '#domain/search/search-suggestions.ts';
import { cx } from '#web/ui/class-names.ts';
import type { SearchOption } from './search-box.ts';
import type { SearchOptionsProps } from './search-options.tsx';

const KIND_LABELS: Readonly<Record<SuggestionKind, string>> = {
  type: 'Type',
  make: 'Make',
  model: 'Model',
  place: 'Near',
};

type RowsProps = Pick<SearchOptionsProps, 'options' | 'highlighted' | 'optionId' | 'onChoose'>;

export default function SearchOptionRows({ options, highlighted, optionId, onChoose }: RowsProps) {
  return options.map((option, index) => (
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
  ));
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
