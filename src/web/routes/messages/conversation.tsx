import type { GuestThread } from '#contract/messages/threads.ts';
import { GuestThreadView } from '#web/features/messages/guest/guest-thread-view.tsx';
import { defineLinkPage } from '#web/page/link-page.tsx';

const PATH = '/conversation';
const page = defineLinkPage<GuestThread>({
  title: 'Your Conversation',
  path: PATH,
  call: '/api/thread-links',
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;
export { LinkErrorBoundary as ErrorBoundary } from '#web/features/navigation/link-error.tsx';

export default function ConversationPage() {
  return (
    <page.View>
      {(thread, { token, parameters }) => (
        <GuestThreadView
          thread={thread}
          address={`${PATH}?token=${encodeURIComponent(token)}`}
          problem={parameters.get('problem')}
        />
      )}
    </page.View>
  );
}
