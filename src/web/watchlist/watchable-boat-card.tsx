import type { ComponentProps } from 'react';
import { CachedHtml } from '#web/page/cached-html.tsx';
import { BoatCard } from '#web/ui/boats/boat-card.tsx';
import { HeartButton } from '#web/ui/boats/heart-button.tsx';
import { useWatchToggle } from './use-watch-toggle.ts';

/** A boat card with its heart. On the server no boat is saved, so the card depends only on its props. */
export function WatchableBoatCard(card: Omit<ComponentProps<typeof BoatCard>, 'heart'>) {
  return (
    <CachedHtml cacheKey={() => JSON.stringify(card)}>
      {() => <BoatCard {...card} heart={<WatchHeart boat={card.boat} />} />}
    </CachedHtml>
  );
}

export function WatchHeart({ boat }: { boat: { id: number; title: string } }) {
  const { toggle, ...state } = useWatchToggle(boat);
  return <HeartButton title={boat.title} {...state} onToggle={toggle} />;
}
