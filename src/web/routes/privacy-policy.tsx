import { PRIVACY_POLICY } from '#web/content/legal/privacy.ts';
import { LegalPage } from '#web/written/legal-page.tsx';

export default function PrivacyPolicyPage() {
  return <LegalPage text={PRIVACY_POLICY} />;
}
