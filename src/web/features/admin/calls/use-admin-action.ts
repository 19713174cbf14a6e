import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';

type Deed = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  /** What is said afterwards; nothing where the screen shows it. */
  done?: { title: string; description?: string };
  /** What is said of a failure that the server does not explain. */
  failed: string;
  /** The screen goes on to the next thing at once: nobody waits for the lists, which catch up by themselves. */
  movesOn?: boolean;
  onDone?: () => void;
  onFailed?: (error: unknown) => void;
};

/**
 * Does one thing at a time and says how it went. Lists and counts are asked for anew either way, since a refusal
 * mostly means that someone else was faster; it stays busy until they are there, so that the button fits what it does.
 */
export function useAdminAction() {
  const client = useQueryClient();
  const [busy, during] = useBusy();

  function act({ method, path, body, done, failed, movesOn, onDone, onFailed }: Deed) {
    return during(async () => {
      try {
        await browserApi.request(path, { method, body });
        if (done) toast({ ...done, variant: 'success' });
        onDone?.();
        if (movesOn) return void client.invalidateQueries();
      } catch (error) {
        toast({ title: 'Error', description: sentenceOf(error, failed), variant: 'destructive' });
        onFailed?.(error);
      }
      await client.invalidateQueries();
    });
  }

  return { busy, act };
}
