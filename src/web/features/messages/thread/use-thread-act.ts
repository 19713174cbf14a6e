import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { refreshThreads } from '../messages-queries.ts';
import type { ThreadActions } from './thread-context.ts';

const DONE: Record<string, string> = {
  archive: 'Conversation archived',
  unarchive: 'Conversation moved out of the archive',
  block: 'Blocked. Neither of you can write to the other.',
  unblock: 'Unblocked. You can write to each other again.',
  report: 'Thank you. Our team will read the conversation.',
};

/** Does something with a conversation, and says whether it worked. */
export function useThreadAct(id: number): ThreadActions['act'] {
  const client = useQueryClient();
  return async (what, body = {}) => {
    try {
      await browserApi.request(`/api/threads/${id}/${what}`, { method: 'POST', body });
      if (DONE[what]) toast({ title: DONE[what], variant: 'success' });
      await refreshThreads(client);
      return true;
    } catch (error) {
      toast({
        title: 'That did not work',
        description: sentenceOf(error, 'Please check your connection and try again.'),
        variant: 'destructive',
      });
      return false;
    }
  };
}
