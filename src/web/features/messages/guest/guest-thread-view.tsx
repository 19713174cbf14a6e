import type { GuestThread } from '#contract/messages/threads.ts';
import { PressForm } from '#web/page/link-page.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { MessageItem } from '../thread/message-item.tsx';
import { ThreadBoatCard } from '../thread/thread-head.tsx';
import { GuestComposer } from './guest-composer.tsx';

type GuestThreadViewProps = { thread: GuestThread; address: string; problem: string | null };

/** The conversation behind the link of a mail: ordinary forms, so that it needs no account and no scripts. */
export function GuestThreadView({ thread, address, problem }: GuestThreadViewProps) {
  if (thread.state === 'claimed')
    return (
      <>
        <h1 className="text-3xl">This conversation is in your account</h1>
        <p className="text-lg text-muted">Sign in with the email address you wrote from to read and reply.</p>
        <LinkButton to={`/messages/${thread.id}`}>Sign in and open it</LinkButton>
      </>
    );
  const { other, messages, blocked, blockedByMe, closed, hasEarlier } = thread;
  return (
    <>
      <h1 className="text-3xl">Your conversation with {other.firstName}</h1>
      <ThreadBoatCard boat={thread.boat} />
      {hasEarlier && <p className="text-muted">Only the latest messages are shown here.</p>}
      <ol aria-label="Messages" className="flex w-full flex-col gap-4">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} from={other.firstName} />
        ))}
      </ol>
      <div id="answer" className="w-full">
        {closed || blocked ? (
          <Notice>
            {closed
              ? 'The seller has closed their account, so you can no longer write to them.'
              : 'This conversation is blocked, so neither of you can write in it.'}
          </Notice>
        ) : (
          <GuestComposer thread={thread} address={address} problem={problem} />
        )}
      </div>
      <div className="grid w-full gap-3 border-line border-t pt-5 text-muted text-sm">
        <p>
          Anyone who has this link can read and reply here. If you create an account with the same email
          address, the conversation moves to your messages and this link stops working.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/register" look="secondary">
            Create an account
          </LinkButton>
          {!closed && (blockedByMe || !blocked) && (
            <PressForm
              address={address}
              name="act"
              value={blockedByMe ? 'unblock' : 'block'}
              look="secondary"
            >
              {blockedByMe ? 'Unblock' : 'Block'}
            </PressForm>
          )}
        </div>
      </div>
    </>
  );
}
