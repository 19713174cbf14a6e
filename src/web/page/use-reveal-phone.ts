import { useMutation } from '@tanstack/react-query';
import type { RevealedPhone } from '#contract/messages/enquiries.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** Fetches the phone number of a boat's seller or of a company, if that is shared. */
export function useRevealPhone(of: `boats/${number}` | `sellers/${string}`, isShared: boolean) {
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => browserApi.request<RevealedPhone>(`/api/${of}/reveal-phone`, { method: 'POST' }),
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
      if (isShared) mutate();
      else toast({ ...ENQUIRY_NOTICES.phoneNotAvailable, variant: 'destructive' });
    },
  };
}
