import { useLoaderData } from 'react-router';
import { LEARN_MORE } from '#web/content/guides/learn-more.ts';
import { GuidePage } from '#web/written/guide-page.tsx';

export const loader = () => LEARN_MORE;

export default function LearnMorePage() {
  return <GuidePage guide={useLoaderData<typeof loader>()} />;
}
