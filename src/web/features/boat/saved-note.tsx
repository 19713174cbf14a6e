import { useQuery } from '@tanstack/react-query';
import type { Watched } from '#contract/buying/watchlist.ts';
import { useSession } from '#web/session/session.ts';
import BoatNote from '#web/watchlist/boat-note.tsx';

/** The note about a boat that the account has saved. Asked for whenever the boat becomes saved. */
export default function SavedNote({ boat }: { boat: { id: number; title: string } }) {
  const email = useSession()?.user.email ?? '';
  const { data } = useQuery<Watched>({
    queryKey: [`/api/watchlist/check/${boat.id}?email=${encodeURIComponent(email)}`],
    enabled: email !== '',
    gcTime: 0,
  });
  return data?.isWatched ? <BoatNote boat={boat} note={data.note} /> : null;
}
