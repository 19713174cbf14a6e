import { useLoaderData } from 'react-router';
import { SELLING_GUIDE } from '#web/content/guides/selling.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export const loader = () => SELLING_GUIDE;

export default function SellingGuidePage() {
  return <GuidePage guide={useLoaderData<typeof loader>()} />;
}
