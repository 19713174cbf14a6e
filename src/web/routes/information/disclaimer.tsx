import { useLoaderData } from 'react-router';
import { DISCLAIMER } from '#web/content/legal/disclaimer.ts';
import { LegalPage } from '#web/written/legal-page.tsx';

export const loader = () => DISCLAIMER;

export default function DisclaimerPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
