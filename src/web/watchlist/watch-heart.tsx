import { HeartButton } from '#web/ui/boats/heart-button.tsx';
import { useWatchToggle } from './use-watch-toggle.ts';

export function WatchHeart({ boat }: { boat: { id: number; title: string } }) {
  const { watched, pending, toggle } = useWatchToggle(boat);
  return <HeartButton title={boat.title} watched={watched} pending={pending} onToggle={toggle} />;
}
