import { useLoaderData } from 'react-router';
import { COOKIE_POLICY } from '#web/content/legal/cookies.ts';
import { CookieChoice } from '#web/features/consent/cookie-choice.tsx';
import { LegalPage } from '#web/written/legal-page.tsx';

export const loader = () => COOKIE_POLICY;

export default function CookiePolicyPage() {
  return (
    <LegalPage text={useLoaderData<typeof loader>()} after={{ 'managing-preferences': <CookieChoice /> }} />
  );
}
