import type { ComponentProps } from 'react';
import { Kept } from '#web/page/kept.tsx';
import { BoatCard } from '#web/ui/boats/boat-card.tsx';
import { WatchHeart } from './watch-heart.tsx';

/** A boat in a list, with its heart. The server knows no watchlist: there the card shows what the boat and its look say. */
export function WatchableBoatCard(card: Omit<ComponentProps<typeof BoatCard>, 'heart'>) {
  return (
    <Kept by={() => JSON.stringify(card)}>
      {() => <BoatCard {...card} heart={<WatchHeart boat={card.boat} />} />}
    </Kept>
  );
}
