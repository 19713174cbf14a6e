import { useQueryClient } from '@tanstack/react-query';
import type { Undone } from '#contract/admin/decisions.ts';
import { UNDO_OFFERED_MS } from '#domain/listings/review/undo.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { failureToast } from './failure-toast.ts';

type Offer = {
  undoIds: readonly string[];
  until: number;
  /** What the toast says afterwards. */
  undone: string;
  onUndone?: (boatId: number) => void;
};

/** Newest last. Outlives the screen that made them: a reviewer may have opened another tab meanwhile. */
let offers: Offer[] = [];

type Decision = { title: string; description: string; undone: string; onUndone?: Offer['onUndone'] };

/** Shows the result of a decision, with an offer to undo it for ten seconds. */
export function useUndo() {
  const client = useQueryClient();

  async function undo(offer: Offer) {
    // The key and the button of the toast may both be pressed.
    if (!offers.includes(offer)) return;
    offers = offers.filter((other) => other !== offer);
    try {
      let last: Undone | undefined;
      for (const id of offer.undoIds)
        last = await browserApi.request<Undone>(`/api/admin/undo/${id}`, { method: 'POST' });
      // The restored listing has a new version: a decision about the cached one would be refused.
      await client.invalidateQueries();
      toast({ title: 'Undone', description: offer.undone, variant: 'success' });
      if (last) offer.onUndone?.(last.boatId);
    } catch (error) {
      toast(failureToast(error, 'Failed to undo the decision.'));
      await client.invalidateQueries();
    }
  }

  return {
    announce(undoIds: readonly (string | undefined)[], { title, description, ...after }: Decision) {
      const ids = undoIds.filter((id) => id !== undefined);
      const offer: Offer = { ...after, undoIds: ids, until: Date.now() + UNDO_OFFERED_MS };
      if (ids.length > 0) offers.push(offer);
      toast({
        title,
        description,
        variant: 'success',
        ...(ids.length > 0 && {
          durationMs: UNDO_OFFERED_MS,
          action: { label: 'Undo', onPress: () => void undo(offer), forMs: UNDO_OFFERED_MS },
        }),
      });
    },
    /** Undoes the latest decision that still can be. */
    undoLast() {
      offers = offers.filter(({ until }) => until > Date.now());
      const last = offers.at(-1);
      if (last) void undo(last);
    },
  };
}
