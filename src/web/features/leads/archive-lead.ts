import { useQueryClient } from '@tanstack/react-query';
import type { Done } from '#contract/accounts/accounts.ts';
import type { Lead } from '#contract/messages/leads.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { LEADS } from './leads-queries.ts';

const TRY_AGAIN = 'Please check your connection and try again.';

/** Puts the conversation of a lead that was answered by phone or email into the archive, and back. */
export function useArchiving({ id, name }: Lead) {
  const client = useQueryClient();
  const [busy, during] = useBusy();

  const put = (where: 'archive' | 'unarchive') =>
    during(async () => {
      try {
        await browserApi.request<Done>(`/api/threads/${id}/${where}`, { method: 'POST' });
      } catch (error) {
        toast({ title: 'Not changed', description: sentenceOf(error, TRY_AGAIN), variant: 'destructive' });
        return;
      }
      if (where === 'archive')
        toast({
          variant: 'success',
          title: `${name} is no longer waiting`,
          description: 'The conversation is in the archive until they write again.',
          action: { label: 'Undo', onPress: () => void put('unarchive') },
        });
      await client.invalidateQueries({ queryKey: [LEADS] });
    });

  return [busy, () => put('archive')] as const;
}
