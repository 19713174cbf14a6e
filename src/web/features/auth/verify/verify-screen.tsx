import { MailCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { listsAsBroker } from '#domain/accounts/seller-types.ts';
import { returnPath } from '#web/session/return-path.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { ACCOUNT_TIMINGS } from '../timings.ts';
import type { Verified } from './verification.ts';
import { readVerifyAddress } from './verify-address.ts';
import { VerifyForm } from './verify-form.tsx';

export function VerifyScreen({ externalSignIn }: { externalSignIn: string }) {
  const [query] = useSearchParams();
  const address = readVerifyAddress(query);
  const [verified, setVerified] = useState<Verified | null>(null);
  if (!verified) return <VerifyForm address={address} onVerified={setVerified} />;
  return (
    <VerifiedScreen verified={verified} externalSignIn={address.redirects ? externalSignIn : undefined} />
  );
}

type VerifiedScreenProps = {
  verified: Verified;
  /** The target of `redirect=true`, from the configuration: a path, or an address of another site. */
  externalSignIn: string | undefined;
};

function VerifiedScreen({ verified, externalSignIn }: VerifiedScreenProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const byLink = externalSignIn !== undefined || (verified.way === 'link' && !verified.isSignedIn);
  const afterMs = byLink
    ? ACCOUNT_TIMINGS.redirectAfterLinkVerification
    : ACCOUNT_TIMINGS.redirectAfterManualVerification;

  /** Brokers and dealers carry on with their first steps, unless they came from a page of their own. */
  function nextPath() {
    const path = returnPath(state);
    const { sellerType } = verified;
    return path === '/' && sellerType && listsAsBroker(sellerType) ? '/my-listings' : path;
  }

  function proceed() {
    if (externalSignIn && !externalSignIn.startsWith('/')) return window.location.replace(externalSignIn);
    // Replaces the history entry, whose address may contain the code.
    navigate(externalSignIn ?? (byLink ? '/sign-in' : nextPath()), { replace: true });
  }

  const onTimeUp = useEffectEvent(proceed);
  useEffect(() => {
    const timer = setTimeout(() => onTimeUp(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);

  return (
    // Leaves room for the toast on small screens.
    <div className="pt-28 pb-12 text-center lg:py-0">
      <div
        aria-hidden
        className="mx-auto mb-6 grid size-16 place-items-center rounded-pill bg-starboard-quiet text-starboard"
      >
        <MailCheck className="size-7" />
      </div>
      <AuthHeading takesFocus lead={`Your email address is verified. ${verified.message}`}>
        Thank You!
      </AuthHeading>
      <Button onClick={proceed}>Continue</Button>
    </div>
  );
}
