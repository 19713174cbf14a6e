import { MessageSquare } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { UnreadThreads } from '#contract/messages/threads.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { showInTitle } from '#web/unread/title-count.ts';
import { onNews, useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';
import { saveWaiting } from '#web/waiting/save-waiting.ts';
import { waitingText } from '#web/waiting/waiting-text.ts';

type MessagesEntryProps = {
  /** The header has it twice, for wide and narrow screens; one of them says what arrives. */
  announces?: boolean;
};

/** The way to the messages, with the number of unread ones. Loaded for accounts only. */
export default function MessagesEntry({ announces = false }: MessagesEntryProps) {
  const { buying, selling } = useUnread();
  const total = buying + selling;
  return (
    <>
      <Link
        to="/messages"
        aria-label={total > 0 ? `Messages, ${total} unread` : 'Messages'}
        className="relative inline-grid size-11 place-items-center rounded-control text-on-deck hover:bg-deck-raised"
      >
        <MessageSquare aria-hidden className="size-5" />
        <UnreadCount count={total} className="absolute top-0.5 right-0" />
      </Link>
      {announces && <News total={total} />}
    </>
  );
}

function News({ total }: { total: number }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const announce = useEffectEvent((latest: NonNullable<UnreadThreads['latest']>) => {
    const path = `/messages/${latest.thread}`;
    if (document.visibilityState !== 'visible' || pathname === path) return;
    toast({
      title: `${latest.from} ${latest.side === 'buying' ? 'answered' : 'wrote'} about ${latest.boat}`,
      action: { label: 'Open conversation', onPress: () => void navigate(path) },
    });
  });

  // Whenever someone signs in: what they wanted before. What cannot be saved now is saved with the next page.
  const save = useEffectEvent(() => {
    if (waitingText.read()) void saveWaiting(navigate).catch(() => undefined);
  });
  useEffect(() => save(), []);

  useEffect(() => showInTitle(total), [total]);
  useEffect(() => onNews((latest) => announce(latest)), []);
  return null;
}
