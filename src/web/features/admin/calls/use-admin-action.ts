import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser-api.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { failureToast } from './failure-toast.ts';

type SuccessToast = { title: string; description?: string };

export type AdminAction<Answer> = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  /** The toast on success; none where the screen shows the result itself. */
  done?: SuccessToast | ((answer: Answer) => SuccessToast);
  /** The message for a failure that the server does not explain. */
  failed: string;
  /** Ends immediately, without waiting until the lists are refetched. */
  withoutWaiting?: boolean;
  onDone?: (answer: Answer) => void;
  onFailed?: (error: unknown) => void;
};

/**
 * Runs one action at a time and shows how it went. Lists and counts are refetched either way, since a refusal
 * usually means that another administrator was faster. It stays busy until they have loaded.
 */
export function useAdminAction() {
  const client = useQueryClient();
  const [busy, during] = useBusy();

  function act<Answer>({
    method,
    path,
    body,
    done,
    failed,
    withoutWaiting,
    onDone,
    onFailed,
  }: AdminAction<Answer>) {
    return during(async () => {
      try {
        const answer = await browserApi.request<Answer>(path, { method, body });
        if (done) toast({ ...(typeof done === 'function' ? done(answer) : done), variant: 'success' });
        onDone?.(answer);
        if (withoutWaiting) return void client.invalidateQueries();
      } catch (error) {
        toast(failureToast(error, failed));
        onFailed?.(error);
      }
      await client.invalidateQueries();
    });
  }

  return { busy, act };
}
