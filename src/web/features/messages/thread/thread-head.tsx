import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { ThreadBoat } from '#contract/messages/threads.ts';
import { CONVERSATION_BOAT_WORDS } from '#domain/conversations/boat-states.ts';
import { formatPrice } from '#domain/money.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { BoatThumbnail } from '../list/thread-list.tsx';

/** The boat that a conversation is about, and its state. */
export function ThreadBoatCard({ boat }: { boat: ThreadBoat }) {
  const { words, colour, sentence } = CONVERSATION_BOAT_WORDS[boat.state];
  const hasPage = boat.state !== 'withdrawn' && boat.state !== 'deleted';
  // As on the boat's page.
  const price = boat.state === 'sold' ? null : boat.price;
  return (
    <div className="flex items-center gap-3">
      <BoatThumbnail picture={boat.picture} />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold leading-snug">
          {hasPage ? (
            <Link to={`/boats/${boat.id}`} className="text-sea underline underline-offset-3">
              {boat.title}
            </Link>
          ) : (
            boat.title
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {price !== null && <span className="tabular">{formatPrice(price, boat.currency)}</span>}
          {boat.state !== 'for-sale' && <Badge variant={colour}>{words}</Badge>}
        </p>
        {sentence && <p className="text-muted text-sm">{sentence}</p>}
      </div>
    </div>
  );
}

export function BackToList({ href }: { href: string }) {
  return (
    <Link
      to={href}
      className="-ml-2 inline-flex h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-sea lg:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
      All messages
    </Link>
  );
}
