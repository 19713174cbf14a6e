import { useLoaderData } from 'react-router';
import { PRIVACY_POLICY } from '#web/content/legal/privacy.ts';
import { LegalPage } from '#web/written/legal-page.tsx';

export const loader = () => PRIVACY_POLICY;

export default function PrivacyPolicyPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
