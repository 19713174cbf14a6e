import { DISCLAIMER } from '#web/content/legal/disclaimer.ts';
import { LegalPage } from '#web/written/legal-page.tsx';

export default function DisclaimerPage() {
  return <LegalPage text={DISCLAIMER} />;
}
