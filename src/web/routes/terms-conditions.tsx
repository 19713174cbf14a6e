import { TERMS } from '#web/content/legal/terms.ts';
import { LegalPage } from '#web/written/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage text={TERMS} />;
}
