import { useState } from 'react';
import type { RevealedPhone } from '#contract/messages/enquiries.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** Fetches the phone number of a boat's seller or of a company, if that is shared. */
export function useRevealPhone(of: `boats/${number}` | `sellers/${string}`, isShared: boolean) {
  const [phone, setPhone] = useState<string | null>(null);
  const [revealing, during] = useBusy();

  const ask = () =>
    during(async () => {
      try {
        const revealed = await browserApi.request<RevealedPhone>(`/api/${of}/reveal-phone`, {
          method: 'POST',
        });
        setPhone(revealed.phone);
        toast(ENQUIRY_NOTICES.phoneRevealed);
      } catch (error) {
        toast({
          title: ENQUIRY_NOTICES.phoneNotAvailable.title,
          description: sentenceOf(error, ENQUIRY_NOTICES.phoneNotAvailable.description),
          variant: 'destructive',
        });
      }
    });

  return {
    phone,
    revealing,
    reveal() {
      if (isShared) void ask();
      else toast({ ...ENQUIRY_NOTICES.phoneNotAvailable, variant: 'destructive' });
    },
  };
}
