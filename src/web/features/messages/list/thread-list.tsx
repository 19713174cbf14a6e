import { Link } from 'react-router';
import type { ThreadBox, ThreadEntry } from '#contract/messages/threads.ts';
import { CONVERSATION_BOAT_WORDS } from '#domain/conversations/boat-states.ts';
import { formatCardDate } from '#domain/dates.ts';
import { DAY } from '#domain/durations.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { cx } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { UnreadCount } from '#web/unread/unread-count.tsx';

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** The time today, the date before. */
const when = (at: string) =>
  Date.now() - Date.parse(at) < DAY / 2 ? TIME.format(new Date(at)) : formatCardDate(at);

export const threadPath = (id: number, box: ThreadBox) =>
  `/messages/${id}${box === 'buying' ? '' : `?box=${box}`}`;

type ThreadListProps = { entries: readonly ThreadEntry[]; box: ThreadBox; openId: number | undefined };

export function ThreadList({ entries, box, openId }: ThreadListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} href={threadPath(entry.id, box)} isOpen={entry.id === openId} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, href, isOpen }: { entry: ThreadEntry; href: string; isOpen: boolean }) {
  const { boat, other, lastMessage, unread, lastAt } = entry;
  const { words, colour } = CONVERSATION_BOAT_WORDS[boat.state];
  return (
    <Link
      to={href}
      preventScrollReset
      aria-current={isOpen ? 'page' : undefined}
      className={cx(
        'flex gap-3 rounded-card border p-3 transition-colors hover:bg-foam',
        isOpen ? 'border-sea bg-foam' : 'border-transparent',
      )}
    >
      <BoatThumbnail picture={boat.picture} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex items-baseline justify-between gap-2">
          <span className={cx('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>
            {other.firstName}
          </span>
          <time dateTime={lastAt} className="shrink-0 text-muted text-sm">
            {when(lastAt)}
          </time>
        </span>
        <span className="truncate text-muted text-sm">{boat.title}</span>
        <span className="flex items-center gap-2">
          <span
            className={cx('min-w-0 flex-1 truncate text-sm', unread > 0 ? 'font-semibold' : 'text-muted')}
          >
            {lastMessage.mine && 'You: '}
            {lastMessage.text || 'Photo'}
          </span>
          {boat.state !== 'for-sale' && <Badge variant={colour}>{words}</Badge>}
          <UnreadCount count={unread} />
        </span>
      </span>
    </Link>
  );
}

export function BoatThumbnail({ picture }: { picture: string | null }) {
  return (
    <img
      src={picture ? variantUrl(picture, { width: 320, format: 'webp' }) : '/no-photo.svg'}
      alt=""
      width={64}
      height={64}
      className="size-16 shrink-0 rounded-control bg-line object-cover"
    />
  );
}
