import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#domain/money.ts';
import { useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';

const messagesAbout = (id: number) => `/messages?box=selling&boat=${id}`;
const useUnreadAbout = (id: number) => useUnread().boats.find((boat) => boat.id === id)?.unread ?? 0;

/** The way to the conversations about one listing, with the number of unread messages. */
export function ListingMessages({ id }: { id: number }) {
  return (
    <Link
      to={messagesAbout(id)}
      className="inline-flex min-h-6 items-center gap-1.5 self-start text-sea text-sm underline underline-offset-3"
    >
      <MessageSquare aria-hidden className="size-4 shrink-0" />
      Messages
      <UnreadCount count={useUnreadAbout(id)} />
    </Link>
  );
}

type EnquiriesFigureProps = { listing: { id: number; title: string }; enquiries: number | undefined };

/** The number of enquiries about a boat in the stock list, which leads to them. */
export function EnquiriesFigure({ listing: { id, title }, enquiries }: EnquiriesFigureProps) {
  const unread = useUnreadAbout(id);
  if (!enquiries && unread === 0) return enquiries ?? '–';
  return (
    <Link
      to={messagesAbout(id)}
      className="inline-flex min-h-6 items-center gap-1.5 text-sea underline underline-offset-3"
    >
      {formatCount(enquiries ?? 0)}
      <span className="sr-only"> enquiries about {title}</span>
      <UnreadCount count={unread} />
    </Link>
  );
}
