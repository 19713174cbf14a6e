import { useQueryClient } from '@tanstack/react-query';
import type { Import } from '#contract/selling/imports.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { importQuery } from './import-calls.ts';

/** Sends a change of an import and shows what became of it. */
export function useImportChange(id: string, failed: string) {
  const client = useQueryClient();
  const [busy, during] = useBusy();
  const send = (change: () => Promise<Import>) =>
    during(async () => {
      try {
        client.setQueryData(importQuery(id).queryKey, await change());
      } catch (error) {
        toast({
          title: failed,
          description: sentenceOf(error, 'Please try again.'),
          variant: 'destructive',
        });
        await client.invalidateQueries(importQuery(id));
      }
    });
  return { busy, send };
}
