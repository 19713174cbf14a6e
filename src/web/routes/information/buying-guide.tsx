import { useLoaderData } from 'react-router';
import { BUYING_GUIDE } from '#web/content/guides/buying.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export const loader = () => BUYING_GUIDE;

export default function BuyingGuidePage() {
  return <GuidePage guide={useLoaderData<typeof loader>()} />;
}
