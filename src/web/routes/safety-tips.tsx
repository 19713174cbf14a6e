import { SAFETY_TIPS } from '#web/content/guides/safety.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export default function SafetyTipsPage() {
  return <GuidePage guide={SAFETY_TIPS} />;
}
