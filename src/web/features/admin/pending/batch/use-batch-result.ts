import type { DecidedTogether } from '#contract/admin/decisions.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useUndo } from '../../calls/use-undo.ts';

export const entriesInWords = (count: number) => (count === 1 ? '1 listing' : `${count} listings`);

const TITLES = { approved: 'Listings Approved', rejected: 'Listings Rejected' } as const;

/** Shows how a decision on several entries ended, with an offer to undo all of it. */
export function useBatchResult() {
  const { announce } = useUndo();
  return ({ decided, refused }: DecidedTogether, what: keyof typeof TITLES, isMailed = false) => {
    const [first] = refused;
    if (decided.length === 0)
      return toast({ title: 'Not possible now', description: first?.error, variant: 'destructive' });
    const mailed = isMailed ? ' The seller gets an email about each.' : '';
    const others = first ? ` ${entriesInWords(refused.length)} could not be: ${first.error}` : '';
    announce(
      decided.map(({ undoId }) => undoId),
      {
        title: TITLES[what],
        description: `${entriesInWords(decided.length)} ${what}.${mailed}${others}`,
        undone: `${entriesInWords(decided.length)} back in the queue.`,
      },
    );
  };
}
