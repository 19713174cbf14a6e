import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../class-names.ts';

type ChipProps = {
  children: ReactNode;
  /** The accessible name of the remove button. */
  removeLabel: string;
  /** What is shown does not meet it. */
  isUnmet?: boolean;
} & ({ onRemove: () => void } | { removeTo: string });

const REMOVE =
  '-mr-1.5 grid size-7 shrink-0 cursor-pointer place-items-center rounded-pill text-muted transition-colors hover:bg-line hover:text-ink';

/** A selection that can be removed: by a link, where the state lives in the address. */
export function Chip({ children, removeLabel, isUnmet = false, ...removal }: ChipProps) {
  const icon = <X aria-hidden className="size-3.5" />;
  return (
    <span
      className={cx(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-pill border py-0.5 pr-2.5 pl-3.5 font-medium text-sm',
        isUnmet ? 'border-brass border-dashed bg-brass-quiet text-brass' : 'border-line bg-card',
      )}
    >
      <span className="min-w-0 truncate">
        {children}
        {isUnmet && ' (not met)'}
      </span>
      {'removeTo' in removal ? (
        <Link to={removal.removeTo} preventScrollReset aria-label={removeLabel} className={REMOVE}>
          {icon}
        </Link>
      ) : (
        <button type="button" onClick={removal.onRemove} aria-label={removeLabel} className={REMOVE}>
          {icon}
        </button>
      )}
    </span>
  );
}
