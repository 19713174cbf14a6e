import { useLoaderData, useSearchParams } from 'react-router';
import type { GuestThread } from '#contract/messages/threads.ts';
import { GuestThreadView } from '#web/features/messages/guest/guest-thread-view.tsx';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { TokenPage, tokenQuery } from '#web/page/token-page.tsx';

const threadQuery = (token: string) => tokenQuery<GuestThread>('/api/thread-links', token);

const pageData = definePageData(({ url }) => ({ extra: [threadQuery(url.searchParams.get('token') ?? '')] }));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

/** Not cached: the address contains a token, and the page shows the current state. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function ConversationPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <TokenPage title="Your Conversation" query={threadQuery(token)}>
        {(thread) => (
          <GuestThreadView
            thread={thread}
            address={`/conversation?token=${encodeURIComponent(token)}`}
            problem={parameters.get('problem')}
          />
        )}
      </TokenPage>
    </WithPageData>
  );
}
