import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import type { BrowserDraft } from './browser-draft.ts';
import { deleteDraftHere, readDraftsHere } from './drafts-here.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { draftsQuery, serverDrafts } from './server-drafts.ts';

/** Every draft of whoever is signed in, of this browser and of the server, the newest first, and the way to delete one. */
export function useDrafts() {
  const email = useSession()?.user.email;
  const client = useQueryClient();
  const [here, setHere] = useState<readonly BrowserDraft[]>([]);
  const { data, isPending, isError, refetch } = useQuery({
    ...draftsQuery,
    enabled: email !== undefined,
    staleTime: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other drafts
  useEffect(() => {
    const read = () => setHere(readDraftsHere());
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [email]);

  const { drafts, gone } = mergeDrafts(here, data);
  const goneIds = gone.join();
  useEffect(() => {
    for (const id of goneIds.split(',')) deleteDraftHere(id);
  }, [goneIds]);

  return {
    drafts,
    isPending: email !== undefined && isPending,
    isError,
    refetch,
    async deleteDraft(id: string) {
      // Here first: a form that was left a moment ago saves no draft that is gone.
      const undo = deleteDraftHere(id);
      try {
        if (email) await serverDrafts.remove(id);
      } catch (error) {
        undo();
        throw error;
      }
      setHere(readDraftsHere());
      await client.invalidateQueries(draftsQuery);
    },
  };
}
