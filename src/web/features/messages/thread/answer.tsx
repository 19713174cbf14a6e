import type { ComponentProps, Ref } from 'react';
import type { Thread } from '#contract/messages/threads.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { Composer } from '../composer/composer.tsx';

type AnswerProps = {
  composerRef: Ref<HTMLDivElement>;
  thread: Thread;
  onSend: ComponentProps<typeof Composer>['onSend'];
  onUnblock: () => void;
};

/** The composer, or why nothing can be sent. */
export function Answer({ composerRef, thread, onSend, onUnblock }: AnswerProps) {
  const { id, other, side, blocked, blockedByMe, closed } = thread;
  if (closed)
    return (
      <Notice>
        They have closed their account, so you can no longer write to them. You can still read the
        conversation.
      </Notice>
    );
  if (blocked)
    return (
      <Notice>
        {blockedByMe ? `You have blocked ${other.firstName}.` : 'This conversation is blocked.'} Neither of
        you can write to the other.{' '}
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
    <div
      ref={composerRef}
      data-keep-clear
      className="bg-paper max-lg:tall:sticky max-lg:tall:bottom-0 max-lg:-mx-4 max-lg:tall:max-h-[33dvh] max-lg:tall:overflow-y-auto flex flex-col max-lg:border-line max-lg:border-t max-lg:px-4 max-lg:py-3"
    >
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
