import { Heart } from 'lucide-react';
import { cx } from '../class-names.ts';

type HeartButtonProps = { title: string; watched: boolean; pending: boolean; onToggle: () => void };

/** Filled and red when the boat is on the watchlist. */
export function HeartButton({ title, watched, pending, onToggle }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={watched}
      aria-label={watched ? `Remove ${title} from watchlist` : `Save ${title} to watchlist`}
      disabled={pending}
      onClick={onToggle}
      className="grid size-11 cursor-pointer place-items-center rounded-pill bg-card/90 text-ink shadow-raised transition-colors hover:text-signal disabled:cursor-progress print:hidden noscript:hidden"
    >
      <Heart
        aria-hidden
        className={cx('size-5', watched && 'fill-signal text-signal', pending && 'animate-breathe')}
      />
    </button>
  );
}
