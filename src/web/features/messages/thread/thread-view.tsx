import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal, Phone } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Thread } from '#contract/messages/threads.ts';
import type { TextPiece } from '#domain/conversations/links-in-text.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { mailLink, phoneLink } from '#web/page/contact-links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { MenuButton } from '#web/ui/menus/menu-button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { Composer } from '../composer/composer.tsx';
import { useSending } from '../composer/use-sending.ts';
import { refreshThreads, threadQuery } from '../messages-queries.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { MessageItem } from './message-item.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ThreadContext } from './thread-context.ts';
import { BackToList, ThreadBoatCard } from './thread-head.tsx';
import { WaitingMessage } from './waiting-message.tsx';

const threadMenu = () => import('./thread-menu.tsx');

/** Screens wide enough for the conversation beside the list. */
const WIDE = '(min-width: 64rem)';

const DONE: Record<string, string> = {
  archive: 'The conversation is in the archive',
  unarchive: 'The conversation is back in your messages',
  block: 'Blocked: neither of you can write to the other',
  unblock: 'Unblocked: you can write to each other again',
  report: 'Thank you. Our team will read the conversation.',
};

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
          <ErrorState title="There is no such conversation">
            It may belong to someone else, or have been removed after two years.
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
  const sending = useSending(id);
  const [link, setLink] = useState<TextPiece | null>(null);
  const [isReporting, setIsReporting] = useState(false);
  const [isBlocking, setIsBlocking] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.id;

  async function act(what: string, body: object = {}): Promise<boolean> {
    try {
      await browserApi.request(`/api/threads/${id}/${what}`, { method: 'POST', body });
      if (DONE[what]) toast({ title: DONE[what], variant: 'success' });
      await refreshThreads(client);
      return true;
    } catch (error) {
      toast({
        title: 'That did not work',
        description: sentenceOf(error, 'Please check your connection and try again.'),
        variant: 'destructive',
      });
      return false;
    }
  }

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a newer message
  useEffect(() => {
    const messagesList = list.current;
    if (!messagesList) return;
    // Beside the list the messages scroll by themselves; on phones the page does.
    if (matchMedia(WIDE).matches) messagesList.scrollTop = messagesList.scrollHeight;
    else messagesList.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last, sending.waiting.length]);

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
              <span className="sr-only">What to do with this conversation</span>
            </MenuButton>
          </div>
          <SharedContact thread={thread} />
          <ThreadBoatCard boat={thread.boat} />
        </div>
        <ol
          ref={list}
          aria-label="Messages"
          aria-live="polite"
          className="flex flex-1 flex-col gap-4 max-lg:[&>li]:scroll-mb-60 lg:overflow-y-auto lg:pr-2"
        >
          {onEarlier && (
            <li className="text-center">
              <Button look="secondary" size="small" busy={isLoadingEarlier} onClick={onEarlier}>
                Show earlier messages
              </Button>
            </li>
          )}
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} from={other.firstName} onLink={setLink} />
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
        <Answer thread={thread} onSend={sending.send} onUnblock={() => void act('unblock')} />
      </section>
      <LeavingDialog link={link} onClose={() => setLink(null)} />
      <ReportDialog
        open={isReporting}
        onClose={() => setIsReporting(false)}
        onReport={(reason) => act('report', { reason })}
      />
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setIsBlocking}
        title={`Block ${other.firstName}?`}
        description="You will no longer be able to write to each other, about this boat or any other. You can undo this."
        confirmLabel="Block"
        destructive
        onConfirm={() => void act('block').then(() => setIsBlocking(false))}
      />
    </ThreadContext>
  );
}

function SharedContact({ thread: { other, shared } }: { thread: Thread }) {
  const own = [shared.phone && 'phone number', shared.email && 'email address'].filter(Boolean).join(' and ');
  return (
    <>
      {(other.phone || other.email) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Phone aria-hidden className="size-4 text-muted" />
          {other.phone && (
            <a href={phoneLink(other.phone)} className="tabular text-sea underline">
              {other.phone}
            </a>
          )}
          {other.email && (
            <a href={mailLink(other.email)} className="text-sea underline wrap-anywhere">
              {other.email}
            </a>
          )}
        </p>
      )}
      {own && <p className="text-muted text-sm">You have shared your {own} here.</p>}
    </>
  );
}

type AnswerProps = {
  thread: Thread;
  onSend: React.ComponentProps<typeof Composer>['onSend'];
  onUnblock: () => void;
};

function Answer({ thread, onSend, onUnblock }: AnswerProps) {
  const { id, other, side, blocked, blockedByMe, closed } = thread;
  if (closed)
    return <Notice>{other.firstName}: nobody would read a message. The conversation stays readable.</Notice>;
  if (blocked)
    return (
      <Notice>
        {blockedByMe ? `You have blocked ${other.firstName}.` : 'This conversation is blocked.'} No messages
        can be sent.{' '}
        {blockedByMe && (
          <button
            type="button"
            onClick={onUnblock}
            className="cursor-pointer font-semibold text-sea underline"
          >
            Unblock
          </button>
        )}
      </Notice>
    );
  return (
    <div className="max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-line max-lg:border-t max-lg:bg-page max-lg:px-4 max-lg:py-3">
      <Composer
        key={id}
        thread={id}
        to={other.firstName}
        offersReplies={side === 'selling'}
        onSend={onSend}
      />
    </div>
  );
}
