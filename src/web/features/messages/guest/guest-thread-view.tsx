import type { GuestThread } from '#contract/messages/threads.ts';
import { MESSAGE_LIMITS } from '#domain/conversations/limits.ts';
import { PressForm } from '#web/page/token-page.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { MessageItem } from '../thread/message-item.tsx';
import { ThreadBoatCard } from '../thread/thread-head.tsx';

const PROBLEMS: Record<string, string> = {
  text: `Please write a message of at most ${MESSAGE_LIMITS.text.toLocaleString('en-GB')} characters.`,
  limit: 'You have sent many messages within an hour. Please try again later.',
};

type GuestThreadViewProps = { thread: GuestThread; address: string; problem: string | null };

/** The conversation behind the link of a mail: ordinary forms, so that it needs no account and no scripts. */
export function GuestThreadView({ thread, address, problem }: GuestThreadViewProps) {
  if (thread.state === 'claimed')
    return (
      <>
        <h1 className="text-3xl">This conversation is in your account</h1>
        <p className="text-lg text-muted">Sign in with the address that you wrote from to read and answer.</p>
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
        {problem && PROBLEMS[problem] && (
          <Notice variant="error" className="mb-3">
            {PROBLEMS[problem]}
          </Notice>
        )}
        {closed || blocked ? (
          <Notice>
            {closed
              ? `${other.firstName}: nobody would read a message.`
              : 'This conversation is blocked: no messages can be sent in it.'}
          </Notice>
        ) : (
          <form method="post" action={address} className="grid gap-3">
            <input type="hidden" name="key" value={`after-${messages.at(-1)?.id ?? 0}`} />
            <TextArea
              name="text"
              required
              maxLength={MESSAGE_LIMITS.text}
              aria-label={`Message to ${other.firstName}`}
              placeholder={`Write to ${other.firstName}`}
            />
            <Button type="submit" className="justify-self-end">
              Send
            </Button>
          </form>
        )}
      </div>
      <div className="grid w-full gap-3 border-line border-t pt-5 text-muted text-sm">
        <p>
          Anyone who has this link can read and answer here. With an account for the same address the
          conversation moves into your messages, and this link stops working.
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
