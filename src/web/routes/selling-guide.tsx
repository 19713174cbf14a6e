import { SELLING_GUIDE } from '#web/content/guides/selling.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export default function SellingGuidePage() {
  return <GuidePage guide={SELLING_GUIDE} />;
}
