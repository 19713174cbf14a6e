import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { download } from './download.ts';

export function DownloadButton({ path, children }: { path: string; children: ReactNode }) {
  const [busy, during] = useBusy();
  const save = () =>
    during(async () => {
      try {
        await download(path);
      } catch {
        toast({
          title: 'Not downloaded',
          description: 'Please check your connection and try again.',
          variant: 'destructive',
        });
      }
    });
  return (
    <Button look="secondary" busy={busy} onClick={() => void save()}>
      {!busy && <Download aria-hidden className="size-4" />}
      {children}
    </Button>
  );
}
