import { BUYING_GUIDE } from '#web/content/guides/buying.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export default function BuyingGuidePage() {
  return <GuidePage guide={BUYING_GUIDE} />;
}
