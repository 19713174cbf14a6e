import { useLocation, useNavigate } from 'react-router';
import type { VerificationSent } from '#contract/accounts-registration.ts';
import { splitFullName } from '#domain/accounts/names.ts';
import { ACCOUNT_TIMINGS } from '#domain/accounts/timings.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { sendVerification } from '../calls/send-verification.ts';
import { toastFailure } from '../fields/problems.ts';
import { adminCode } from '../verify/admin-code.ts';
import { verifyPath } from '../verify/verify-address.ts';
import { type PendingRegistration, pendingRegistration } from './pending-registration.ts';

const FAILED = {
  title: 'Registration Failed',
  message: 'Failed to send verification email. Please try again.',
};

/** Asks for the verification mail, keeps the registration for later and goes on to the code. */
export function useSignUp() {
  const { state } = useLocation();
  const navigate = useNavigate();

  return async (registration: PendingRegistration, password: string) => {
    const { email, fullName } = registration;
    let sent: VerificationSent;
    try {
      sent = await sendVerification({ email, firstName: splitFullName(fullName).firstName });
    } catch (error) {
      return toastFailure(error, FAILED);
    }
    pendingRegistration.save(registration, password);
    announce(sent, email);
    await navigate(verifyPath({ email, adminCode: sent.adminCode }), { state });
  };
}

function announce(sent: VerificationSent, email: string) {
  const title = 'Verification Email Sent';
  if (!sent.adminCode) {
    return toast({ title, description: `Please look for our mail to ${email}.`, variant: 'success' });
  }
  adminCode.keep(sent.adminCode);
  toast({
    title,
    description: `Your admin verification code is ${sent.adminCode}.`,
    durationMs: ACCOUNT_TIMINGS.adminCodeNotice,
  });
}
