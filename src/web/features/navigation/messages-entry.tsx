import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';

/** The way to the messages, with the number of unread ones. Loaded for accounts only. */
export default function MessagesEntry() {
  const { buying, selling } = useUnread();
  const total = buying + selling;
  return (
    <Link
      to="/messages"
      aria-label={total > 0 ? `Messages, ${total} unread` : 'Messages'}
      className="relative inline-grid size-11 place-items-center rounded-control text-on-deck hover:bg-deck-raised"
    >
      <MessageSquare aria-hidden className="size-5" />
      <UnreadCount count={total} className="absolute top-0.5 right-0" />
    </Link>
  );
}
