import { useParams } from 'react-router';
import { MessagesPage } from '#web/features/messages/messages-page.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

export default function MessagesRoute() {
  const isSignedIn = useRequiredSession() !== null;
  const isOpen = useParams().id !== undefined;
  return (
    <Container>
      <PageHead title="Messages" description="Your conversations with buyers and sellers." noIndex />
      {/* On phones an open conversation needs the room. */}
      <div className={isOpen ? 'max-lg:sr-only' : undefined}>
        <PageHeading>Messages</PageHeading>
      </div>
      {isSignedIn ? (
        <MessagesPage />
      ) : (
        <Loading label="Loading your messages" className="grid gap-3">
          <Skeleton className="h-22 rounded-card" />
          <Skeleton className="h-22 rounded-card" />
        </Loading>
      )}
    </Container>
  );
}
