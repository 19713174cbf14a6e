import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/session/session.ts';

/** On results opened from a saved search: the boats that came in since the last look. */
export function useNewBoats(): ReadonlySet<number> | undefined {
  const id = useSearchParams()[0].get('saved');
  const isSignedIn = useSession() !== null;
  const [ids, setIds] = useState<ReadonlySet<number>>();
  useEffect(() => {
    if (id && isSignedIn)
      void import('./look-at-search.ts').then(({ lookAtSearch }) => lookAtSearch(id)).then(setIds);
  }, [id, isSignedIn]);
  return ids;
}
