import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GuestThread } from '#contract/messages/threads.ts';
import { MESSAGE_LIMITS } from '#domain/conversations/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { guestDrafts } from './guest-drafts.ts';

const PROBLEMS: Record<string, string> = {
  text: `Please write a message of at most ${MESSAGE_LIMITS.text.toLocaleString('en-GB')} characters.`,
  limit: 'You have sent a lot of messages in the last hour. Please try again later.',
  offline: 'You are offline. Your message is saved here, so you can send it when you are back online.',
};

type OpenThread = Extract<GuestThread, { state: 'open' }>;
type GuestComposerProps = { thread: OpenThread; address: string; problem: string | null };

/** An ordinary form. Where scripts run, what is typed is kept in the browser until it has arrived. */
export function GuestComposer({ thread: { id, messages, other }, address, problem }: GuestComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isOffline, setIsOffline] = useState(false);
  const last = messages.at(-1)?.id ?? 0;

  const keep = () => guestDrafts.write(id, { after: last, text: area.current?.value ?? '' });

  const restore = useEffectEvent(() => {
    const typed = area.current;
    if (!typed) return;
    // Someone may have typed before the scripts ran.
    if (typed.value === '') typed.value = guestDrafts.read(id, messages);
    else keep();
  });
  useEffect(() => restore(), []);

  function submit(event: FormEvent) {
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  }

  const says = PROBLEMS[isOffline ? 'offline' : (problem ?? '')];
  return (
    <>
      {says && (
        <Notice variant="error" className="mb-3">
          {says}
        </Notice>
      )}
      <form method="post" action={address} onSubmit={submit} className="grid gap-3">
        <input type="hidden" name="key" value={`after-${last}`} />
        <TextArea
          ref={area}
          name="text"
          required
          maxLength={MESSAGE_LIMITS.text}
          aria-label={`Message to ${other.firstName}`}
          placeholder={`Write to ${other.firstName}`}
          onInput={keep}
        />
        <Button type="submit" className="justify-self-end">
          Send
        </Button>
      </form>
    </>
  );
}
