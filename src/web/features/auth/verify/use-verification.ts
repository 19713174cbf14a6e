import { useState } from 'react';
import { session } from '#web/session/session.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import type { Faults } from '#web/ui/forms/script-form.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { adminCode } from './admin-code.ts';
import { verify } from './verification.ts';

const TITLE = 'Email Verified!';
const GO_BACK = 'To create your account, enter the same code on the page where you signed up.';

/** Long enough to be read on the page that follows. */
const GO_BACK_MS = 12_000;

/** How the code came: typed by hand, or in the address that a mail linked to. */
type Way = 'typed' | 'link';

export type Verified = { way: Way; isSignedIn: boolean; message: string };

export type VerifyFaults = Faults<'email' | 'code' | 'password'>;

type Attempt = { email: string; code: string; password: string | undefined; way: Way };

export type VerificationState = ReturnType<typeof useVerification>;

export function useVerification() {
  const [verified, setVerified] = useState<Verified | null>(null);
  const [codeAccepted, setCodeAccepted] = useState(false);
  const [faults, setFaults] = useState<VerifyFaults>({});
  const [busy, during] = useBusy();

  async function work({ way, ...proof }: Attempt) {
    const result = await verify(proof);
    switch (result.outcome) {
      case 'refused':
        return setFaults({ code: result.message });
      case 'password-needed':
        return setCodeAccepted(true);
      case 'verified':
        toast({ title: TITLE, description: GO_BACK, variant: 'success', durationMs: GO_BACK_MS });
        return setVerified({ way, isSignedIn: false, message: GO_BACK });
      case 'registered': {
        const { token, user, message } = result.signedIn;
        session.write({ token, user });
        // An administrator's code stands in a notice of its own, which this one would replace.
        if (!adminCode.read()) toast({ title: TITLE, description: message, variant: 'success' });
        adminCode.clear();
        return setVerified({ way, isSignedIn: true, message });
      }
    }
  }

  function attempt(proof: Attempt) {
    setFaults({});
    void during(() => work(proof));
  }

  return { attempt, busy, faults, setFaults, verified, codeAccepted };
}
