import { useEffect, useState } from 'react';
import { checkResend } from '#domain/accounts/form-checks.ts';
import { ACCOUNT_TIMINGS } from '#domain/accounts/timings.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { resendVerification } from '../calls/resend-verification.ts';
import type { VerifyFaults } from './use-verification.ts';

type ResendCodeProps = {
  email: string;
  onFault: (faults: VerifyFaults) => void;
  /** The code typed so far belongs to an older mail. */
  onSent: () => void;
};

export function ResendCode({ email, onFault, onSent }: ResendCodeProps) {
  const [sent, setSent] = useState<{ message: string } | null>(null);
  const [busy, during] = useBusy();

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(null), ACCOUNT_TIMINGS.resendBanner);
    return () => clearTimeout(timer);
  }, [sent]);

  function resend() {
    const problem = checkResend(email);
    onFault(problem ? { email: problem.message } : {});
    if (problem) return;
    void during(async () => {
      try {
        const { message } = await resendVerification(email);
        setSent({ message });
        onSent();
      } catch (error) {
        onFault({ email: sentenceOf(error, 'Failed to resend verification email') });
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
