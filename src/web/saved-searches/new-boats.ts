import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { loadSaving } from './load-saving.ts';

/** On results opened from a saved search: the boats that came in since the last look, also on their next pages. */
export function useNewBoats(): ReadonlySet<number> | undefined {
  const { search, key } = useLocation();
  const id = new URLSearchParams(search).get('saved');
  const isSignedIn = useSession() !== null;
  const [ids, setIds] = useState<ReadonlySet<number>>();
  useEffect(() => {
    if (id && isSignedIn) void loadSaving().then((saving) => saving.lookAtSearch(id, key).then(setIds));
  }, [id, key, isSignedIn]);
  return ids;
}
