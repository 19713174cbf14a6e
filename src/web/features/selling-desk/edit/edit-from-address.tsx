import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';

const loadEditDialog = () => import('./edit-dialog.tsx');

/** Opens the listing that the address names (`?edit=4217`), as the page of the seller's own boat links to it. */
export function EditFromAddress() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('edit') ?? '';
  const isId = /^\d{1,10}$/.test(asked);
  const { data: listing } = useQuery<OwnListing>({
    queryKey: [`/api/my-boats/${asked}`],
    enabled: isId,
    staleTime: 0,
  });
  const { Part: EditDialog, want } = useOnDemand(loadEditDialog);
  const load = useEffectEvent(() => want(() => {}));
  useEffect(() => {
    if (isId) load();
  }, [isId]);

  function close() {
    setParameters(
      (before) => {
        before.delete('edit');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  if (!isId || !listing || !EditDialog) return null;
  return <EditDialog open onClose={close} listing={listing} place="my listings" />;
}
