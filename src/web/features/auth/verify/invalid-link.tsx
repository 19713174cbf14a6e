import { useLocation } from 'react-router';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import { HOUR } from '#domain/durations.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';

type InvalidLinkProps = { email: string; onNewCode: () => void };

/** After a mailed link that was used before or is too old. Which of them it is would say whether there is an account. */
export function InvalidLink({ email, onNewCode }: InvalidLinkProps) {
  const { state } = useLocation();
  return (
    <>
      <AuthHeading
        takesFocus
        lead={`It has been used already, or is more than ${VALIDITY.verificationCode / HOUR} hours old.`}
      >
        This link no longer works
      </AuthHeading>
      <SignedInNotice />
      <p>If you have chosen your password, your account is ready.</p>
      <LinkButton to="/sign-in" state={state} className="mt-3 w-full">
        Sign in
      </LinkButton>
      <p className="mt-8 wrap-anywhere">If not, get a new code for {email}.</p>
      <Button look="secondary" onClick={onNewCode} className="mt-3 w-full">
        Get a new code
      </Button>
    </>
  );
}
