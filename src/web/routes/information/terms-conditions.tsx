import { useLoaderData } from 'react-router';
import { TERMS } from '#web/content/legal/terms.ts';
import { LegalPage } from '#web/written/legal-page.tsx';

export const loader = () => TERMS;

export default function TermsPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
