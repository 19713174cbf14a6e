import type { Rejected } from '#contract/admin/decisions.ts';
import type { SettledReport } from '#contract/admin/reports.ts';
import { TAKE_DOWN_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useUndo } from '../calls/use-undo.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const schema = () => import('#contract/admin/reports.ts').then((contract) => contract.TakeDownRequest);

/** Of a boat that was reported, or of one that was looked at as a sample. */
type TakenDown = SettledReport | Rejected;

type TakeDownDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  path: string;
  title: string;
  /** What happens to the listing. */
  consequence: string;
  undone: string;
};

/** Takes a public listing down, with the reason that its seller is given. */
export function TakeDownDialog({ path, title, consequence, undone, ...dialog }: TakeDownDialogProps) {
  const { announce } = useUndo();
  return (
    <ReasonDialog
      {...dialog}
      title="Take this listing down"
      description={consequence}
      keptAs={`take-down:${path}`}
      schema={schema}
      initial={{ reason: '' }}
      field={{
        name: 'reason',
        label: 'Reason',
        help: 'The seller gets this by email and can reply to it.',
      }}
      ready={TAKE_DOWN_REASONS}
      submit="Take Down"
      send={async (body) => {
        const { undoId } = await browserApi.request<TakenDown>(path, {
          method: 'POST',
          body: { ...body, undoable: true },
        });
        announce([undoId], {
          title: 'Listing Taken Down',
          description: `${title} is no longer public.`,
          undone,
        });
      }}
      failed="Failed to take the listing down."
    />
  );
}
