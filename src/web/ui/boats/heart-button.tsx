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
      className="heart-button"
    >
      <Heart className={cx(watched && 'fill-signal text-signal', pending && 'animate-breathe')} />
    </button>
  );
}
