import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import type { BrowserDraft } from './browser-draft.ts';
import { deleteBrowserDraft, readBrowserDrafts } from './browser-drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { draftsQuery, serverDrafts } from './server-drafts.ts';

/** The account's drafts in this browser and on the server, newest first, and a function that deletes one. */
export function useDrafts() {
  const email = useSession()?.user.email;
  const client = useQueryClient();
  const [browserDrafts, setBrowserDrafts] = useState<readonly BrowserDraft[]>([]);
  const { data, isPending, isError, refetch } = useQuery({
    ...draftsQuery,
    enabled: email !== undefined,
    staleTime: 0,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other drafts
  useEffect(() => {
    const read = () => setBrowserDrafts(readBrowserDrafts());
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [email]);

  const { drafts, gone } = mergeDrafts(browserDrafts, data);
  const goneIds = gone.join();
  useEffect(() => {
    for (const id of goneIds.split(',')) deleteBrowserDraft(id);
  }, [goneIds]);

  return {
    drafts,
    isPending: email !== undefined && isPending,
    isError,
    refetch,
    async deleteDraft(id: string) {
      // In the browser first, so that a form that was just closed does not save the draft again.
      const undo = deleteBrowserDraft(id);
      try {
        if (email) await serverDrafts.remove(id);
      } catch (error) {
        undo();
        throw error;
      }
      setBrowserDrafts(readBrowserDrafts());
      await client.invalidateQueries(draftsQuery);
    },
  };
}
