import { useEffect, useState } from 'react';
import type { VerifyEmailRequest } from '#contract/accounts/registration.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import type { ContractForm } from '#web/forms/contract-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { resendVerification } from '../calls.ts';
import { ACCOUNT_TIMINGS } from '../timings.ts';

/** Sends a new code to the address in the form and clears the typed one, which belongs to the old email. */
export function ResendCode<Request>({ form }: { form: ContractForm<VerifyEmailRequest, Request> }) {
  const [sent, setSent] = useState<{ message: string } | null>(null);
  const [busy, during] = useBusy();

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(null), ACCOUNT_TIMINGS.resendBanner);
    return () => clearTimeout(timer);
  }, [sent]);

  function resend() {
    void during(async () => {
      try {
        const { ResendVerificationRequest } = await import('#contract/accounts/registration.ts');
        const typed = ResendVerificationRequest.safeParse(form.getValues());
        if (!typed.success) return form.refuse(typed.error.issues);
        const { message } = await resendVerification(typed.data.email);
        setSent({ message });
        form.clearErrors();
        form.setValue('code', '');
      } catch (error) {
        form.refuse([{ path: ['email'], message: sentenceOf(error, 'Failed to resend verification email') }]);
      }
    });
  }

  return (
    <div className="mt-6">
      {sent && (
        <Notice variant="success" className="mb-4">
          {sent.message}
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        No code yet? Look in your spam folder, or
        <Button look="quiet" size="small" busy={busy} onClick={resend} className="-ml-3">
          Resend
        </Button>
      </p>
    </div>
  );
}
