import { useLoaderData } from 'react-router';
import { SAFETY_TIPS } from '#web/content/guides/safety.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export const loader = () => SAFETY_TIPS;

export default function SafetyTipsPage() {
  return <GuidePage guide={useLoaderData<typeof loader>()} />;
}
