import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import type { Message, Thread } from '#contract/messages/threads.ts';
import type { TextPiece } from '#domain/conversations/links-in-text.ts';
import { formatDay } from '#domain/dates.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { MenuButton } from '#web/ui/menus/menu-button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { useSending } from '../composer/use-sending.ts';
import { refreshThreads, threadQuery } from '../messages-queries.ts';
import { Answer } from './answer.tsx';
import { LeavingDialog } from './leaving-dialog.tsx';
import { MessageItem } from './message-item.tsx';
import { PushOffer } from './push-offer.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SharedContact } from './shared-contact.tsx';
import { ThreadContext } from './thread-context.ts';
import { BackToList, ThreadBoatCard } from './thread-head.tsx';
import { useLatestInView } from './use-latest-in-view.ts';
import { useThreadAct } from './use-thread-act.ts';
import { WaitingMessage } from './waiting-message.tsx';

const threadMenu = () => import('./thread-menu.tsx');

type ThreadViewProps = { id: number; backHref: string };

export function ThreadView({ id, backHref }: ThreadViewProps) {
  const query = useInfiniteQuery(threadQuery(id));
  const { data, error, refetch } = query;
  const latest = data?.pages[0];
  if (!latest && error)
    return (
      <div className="grid gap-4">
        <BackToList href={backHref} />
        {error instanceof ApiError && error.status === 404 ? (
          <ErrorState title="Conversation not found">
            It may belong to another account, or have been deleted because nobody wrote in it for two years.
          </ErrorState>
        ) : (
          <ErrorState title="The conversation could not be loaded" onRetry={() => void refetch()}>
            Please check your connection and try again.
          </ErrorState>
        )}
      </div>
    );
  if (!latest)
    return (
      <Loading label="Loading the conversation" className="grid gap-4">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-24 w-2/3 rounded-card" />
        <Skeleton className="ml-auto h-24 w-2/3 rounded-card" />
      </Loading>
    );
  const messages = (data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  return (
    <OpenThread
      key={id}
      thread={{ ...latest, messages }}
      backHref={backHref}
      onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      isLoadingEarlier={query.isFetchingNextPage}
    />
  );
}

type OpenThreadProps = {
  thread: Thread;
  backHref: string;
  onEarlier: (() => void) | undefined;
  isLoadingEarlier: boolean;
};

function OpenThread({ thread, backHref, onEarlier, isLoadingEarlier }: OpenThreadProps) {
  const { id, other, messages } = thread;
  const client = useQueryClient();
  const act = useThreadAct(id);
  const sending = useSending(id);
  const [link, setLink] = useState<TextPiece | null>(null);
  const [isReporting, setIsReporting] = useState(false);
  const [isBlocking, setIsBlocking] = useState(false);
  const { list, composer } = useLatestInView(`${messages.at(-1)?.id} ${sending.waiting.length}`);
  const now = new Date();

  const markRead = useEffectEvent(() => {
    if (thread.unread === 0 || document.visibilityState !== 'visible') return;
    void browserApi
      .request(`/api/threads/${id}/read`, { method: 'POST', body: {} })
      .then(() => refreshThreads(client))
      .catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something unread has arrived
  useEffect(() => {
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [thread.unread]);

  return (
    <ThreadContext
      value={{
        thread,
        act,
        report: () => setIsReporting(true),
        confirmBlock: () => setIsBlocking(true),
      }}
    >
      <section aria-labelledby="thread-heading" className="flex min-h-0 flex-1 flex-col gap-4">
        <div className="flex flex-col gap-2 border-line border-b pb-4">
          <BackToList href={backHref} />
          <div className="flex items-center justify-between gap-3">
            <h2 id="thread-heading" className="min-w-0 truncate text-2xl">
              {other.firstName}
            </h2>
            <MenuButton
              menu={threadMenu}
              className="inline-flex h-11 items-center gap-1 rounded-control px-3 text-muted hover:bg-foam hover:text-ink"
            >
              <MoreHorizontal aria-hidden className="size-5" />
              <span className="sr-only">Conversation options</span>
            </MenuButton>
          </div>
          <SharedContact thread={thread} />
          <ThreadBoatCard boat={thread.boat} />
        </div>
        <ol
          ref={list}
          aria-label="Messages"
          aria-live="polite"
          className="flex flex-1 flex-col gap-4 lg:overflow-y-auto lg:pr-2"
        >
          {onEarlier && (
            <li className="text-center">
              <Button look="secondary" size="small" busy={isLoadingEarlier} onClick={onEarlier}>
                Show earlier messages
              </Button>
            </li>
          )}
          {messages.map((message, at) => (
            <Fragment key={message.id}>
              <DayOf message={message} before={messages[at - 1]} now={now} />
              <MessageItem
                message={message}
                from={other.firstName}
                onLink={setLink}
                now={now}
                isSeen={message.mine && message.id === thread.seenUpTo}
              />
            </Fragment>
          ))}
          {sending.waiting.map((message) => (
            <WaitingMessage
              key={message.key}
              message={message}
              onRetry={() => sending.retry(message)}
              onRemove={() => sending.remove(message.key)}
            />
          ))}
        </ol>
        {sending.hasSent && <PushOffer name={other.firstName} />}
        <Answer
          composerRef={composer}
          thread={thread}
          onSend={sending.send}
          onUnblock={() => void act('unblock')}
        />
      </section>
      <LeavingDialog link={link} onClose={() => setLink(null)} />
      <ReportDialog
        thread={id}
        open={isReporting}
        onClose={() => setIsReporting(false)}
        onReport={(reason) => act('report', { reason })}
      />
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setIsBlocking}
        title={`Block ${other.firstName}?`}
        description="Neither of you will be able to write to the other, about this boat or any other. You can unblock them at any time."
        confirmLabel="Block"
        destructive
        onConfirm={() => void act('block').then(() => setIsBlocking(false))}
      />
    </ThreadContext>
  );
}

/** The day, before the first message of each. */
function DayOf({ message, before, now }: { message: Message; before: Message | undefined; now: Date }) {
  const day = formatDay(message.at, now);
  if (before && formatDay(before.at, now) === day) return null;
  return (
    <li className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {day}
    </li>
  );
}
