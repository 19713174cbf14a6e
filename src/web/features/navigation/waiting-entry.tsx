import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { useWaiting } from '#web/waiting/waiting.ts';

/** The way to what waits to be saved, with its number. */
export default function WaitingEntry() {
  const { boats, searches } = useWaiting();
  const count = boats.length + searches.length;
  return (
    <Link
      to="/watchlist"
      aria-label={`${count} waiting to be saved`}
      className="relative inline-grid size-11 place-items-center rounded-control text-on-deck hover:bg-deck-raised"
    >
      <Heart aria-hidden className="size-5" />
      <span
        aria-hidden
        className="tabular absolute top-0.5 right-0 inline-grid h-5 min-w-5 place-items-center rounded-pill bg-brass px-1.5 font-semibold text-on-brass text-xs leading-none"
      >
        {count}
      </span>
    </Link>
  );
}
