import { Heart } from 'lucide-react';
import { cx } from '../class-names.ts';

type HeartButtonProps = {
  title: string;
  watched: boolean;
  /** The visitor wanted to save it and has not signed in yet. */
  waiting?: boolean;
  pending: boolean;
  onToggle: () => void;
};

/** Filled and red when the boat is on the watchlist, with a brass edge while it waits to be saved. */
export function HeartButton({ title, watched, waiting, pending, onToggle }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={watched}
      aria-label={
        watched
          ? `Remove ${title} from watchlist`
          : waiting
            ? `${title} is waiting for you to sign in: do not save to watchlist`
            : `Save ${title} to watchlist`
      }
      disabled={pending}
      onClick={onToggle}
      className="heart-button"
    >
      <Heart
        className={
          cx(
            watched && 'fill-signal text-signal',
            waiting && 'fill-brass-quiet text-brass',
            pending && 'animate-breathe',
          ) || undefined
        }
      />
    </button>
  );
}
