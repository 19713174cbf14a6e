import { useSearchParams } from 'react-router';
import { useVerification } from './use-verification.ts';
import { VerifiedScreen } from './verified-screen.tsx';
import { readVerifyAddress } from './verify-address.ts';
import { VerifyForm } from './verify-form.tsx';

export function VerifyScreen({ externalSignIn }: { externalSignIn: string }) {
  const [query] = useSearchParams();
  const address = readVerifyAddress(query);
  const verification = useVerification();
  if (verification.verified) {
    return (
      <VerifiedScreen
        verified={verification.verified}
        externalSignIn={address.redirects ? externalSignIn : undefined}
      />
    );
  }
  return <VerifyForm address={address} verification={verification} />;
}
