import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';

/** The way to the conversations about one listing, with the number of unread messages. */
export function ListingMessages({ id }: { id: number }) {
  const unread = useUnread().boats.find((boat) => boat.id === id)?.unread ?? 0;
  return (
    <Link
      to={`/messages?box=selling&boat=${id}`}
      className="inline-flex min-h-6 items-center gap-1.5 self-start text-sea text-sm underline underline-offset-3"
    >
      <MessageSquare aria-hidden className="size-4 shrink-0" />
      Messages
      <UnreadCount count={unread} />
    </Link>
  );
}
