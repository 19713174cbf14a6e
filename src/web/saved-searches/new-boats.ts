import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { loadSaving } from './load-saving.ts';

/** On results opened from a saved search: the boats that came in since the last visit, on further pages too. */
export function useNewBoats(): ReadonlySet<number> | undefined {
  const { search } = useLocation();
  const isLooking = useSession() !== null && search.includes('saved=');
  const [ids, setIds] = useState<ReadonlySet<number>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says which search is shown
  useEffect(() => {
    if (isLooking) void loadSaving().then((saving) => saving.lookAtSearch().then(setIds));
  }, [isLooking, search]);
  return ids;
}
