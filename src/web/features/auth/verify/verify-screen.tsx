import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Verified, VerifiedScreen } from './verified-screen.tsx';
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
