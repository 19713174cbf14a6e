import { useMutation } from '@tanstack/react-query';
import type { BoatPage } from '#contract/boats/boat.ts';
import type { RevealedPhone } from '#contract/messages/enquiries.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** Fetches the seller's phone number. The server records the reveal. */
export function useRevealPhone(boat: Pick<BoatPage, 'id' | 'showPhone'>) {
  const { data, isPending, mutate } = useMutation({
    mutationFn: () =>
      browserApi.request<RevealedPhone>(`/api/boats/${boat.id}/reveal-phone`, { method: 'POST' }),
    onSuccess: () => toast(ENQUIRY_NOTICES.phoneRevealed),
    onError: (error) =>
      toast({
        title: ENQUIRY_NOTICES.phoneNotAvailable.title,
        description: sentenceOf(error, ENQUIRY_NOTICES.phoneNotAvailable.description),
        variant: 'destructive',
      }),
  });
  return {
    phone: data?.phone ?? null,
    revealing: isPending,
    reveal() {
      if (boat.showPhone) mutate();
      else toast({ ...ENQUIRY_NOTICES.phoneNotAvailable, variant: 'destructive' });
    },
  };
}
