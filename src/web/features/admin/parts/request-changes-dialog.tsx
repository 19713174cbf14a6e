import type { Rejected } from '#contract/admin/decisions.ts';
import { REJECTION_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useUndo } from '../calls/use-undo.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const schema = () => import('#contract/admin/decisions.ts').then((contract) => contract.ChangesWanted);

type RequestChangesDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  path: string;
  title: string;
  /** Of the version that the reviewer saw, where it matters. */
  version?: number;
  /** What happens to the listing meanwhile. */
  meanwhile: string;
  undone: string;
  onUndone?: (boatId: number) => void;
  onDone?: () => void;
  onOutdated?: () => void;
};

/** Asks the seller to change a listing, as opposed to rejecting it or taking it down. */
export function RequestChangesDialog(props: RequestChangesDialogProps) {
  const { path, title, version, meanwhile, undone, onUndone, onDone, ...dialog } = props;
  const { announce } = useUndo();
  return (
    <ReasonDialog
      {...dialog}
      title="Ask the seller to change…"
      description={`${title}. ${meanwhile}`}
      keptAs={`changes:${path}`}
      schema={schema}
      initial={{ reason: '' }}
      field={{
        name: 'reason',
        label: 'What should the seller change?',
        help: 'The seller gets this by email, word for word.',
      }}
      ready={REJECTION_REASONS}
      submit="Ask the Seller"
      harmless
      send={async ({ reason }) => {
        const { undoId } = await browserApi.request<Rejected>(path, {
          method: 'POST',
          body: { reason, version, undoable: true },
        });
        announce([undoId], {
          title: 'Seller Asked',
          description: `We’ve asked the seller to change ${title}.`,
          undone,
          onUndone,
        });
        onDone?.();
      }}
      failed="Failed to ask the seller."
    />
  );
}
