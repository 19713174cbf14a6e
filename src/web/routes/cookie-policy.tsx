import { COOKIE_POLICY } from '#web/content/legal/cookies.ts';
import { CookieChoice } from '#web/features/consent/cookie-choice.tsx';
import { LegalPage } from '#web/written/legal-page.tsx';

export default function CookiePolicyPage() {
  return <LegalPage text={COOKIE_POLICY} after={{ 'managing-preferences': <CookieChoice /> }} />;
}
