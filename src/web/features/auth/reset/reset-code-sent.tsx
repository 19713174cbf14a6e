import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { ResetExpiry } from './reset-expiry.tsx';

type ResetCodeSentProps = { email: string; onTryAgain: () => void };

/** Says the same whether or not the address has an account. */
export function ResetCodeSent({ email, onTryAgain }: ResetCodeSentProps) {
  return (
    <>
      <AuthHeading
        takesFocus
        lead={
          <>
            If there is an account for <strong className="text-ink">{email}</strong>, a six-digit code is on
            its way to it.
          </>
        }
      >
        Check your email
      </AuthHeading>
      <div className="grid gap-3">
        <LinkButton to={`/reset-password?${new URLSearchParams({ email })}`}>Enter Reset Code</LinkButton>
        <Button look="secondary" onClick={onTryAgain}>
          Try Again
        </Button>
      </div>
      <ResetExpiry />
    </>
  );
}
