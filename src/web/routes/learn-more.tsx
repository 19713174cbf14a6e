import { LEARN_MORE } from '#web/content/guides/learn-more.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export default function LearnMorePage() {
  return <GuidePage guide={LEARN_MORE} />;
}
