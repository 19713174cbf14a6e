import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { formatPrice } from '#domain/money.ts';
import { cx } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { EntryPhoto } from '../../parts/entry-photo.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Queue } from './use-queue.ts';

export function QueueList({ queue, now }: { queue: Queue; now: Date }) {
  return (
    <ol
      aria-label="Pending listings"
      className="divide-y divide-line overflow-y-auto rounded-card border border-line bg-card lg:max-h-[calc(100dvh-20rem)]"
    >
      {queue.entries.map((entry) => (
        <li key={entry.id}>
          <QueueRow entry={entry} href={queue.hrefOf(entry)} isOpen={entry === queue.opened} now={now} />
        </li>
      ))}
    </ol>
  );
}

type QueueRowProps = { entry: PendingBoat; href: string; isOpen: boolean; now: Date };

function QueueRow({ entry, href, isOpen, now }: QueueRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen && row.current) scrollIntoList(row.current);
  }, [isOpen]);
  const concerns = entry.facts.filter(({ isConcern }) => isConcern).length;
  return (
    <Link
      ref={row}
      to={href}
      preventScrollReset
      aria-current={isOpen || undefined}
      className={cx(
        'flex gap-3 border-transparent border-l-4 p-3 transition-colors -outline-offset-2 hover:bg-foam',
        isOpen && 'lg:border-sea lg:bg-foam',
      )}
    >
      <EntryPhoto photo={entry.cover} className="w-20 self-start" />
      <span className="grid min-w-0 grow gap-1">
        <span className="line-clamp-2 wrap-anywhere font-semibold leading-snug">{entry.title}</span>
        <span className="flex min-w-0 gap-2 text-muted text-sm">
          <span className="tabular shrink-0">{formatPrice(entry.price, entry.currency)}</span>
          <span className="min-w-0 truncate">{entry.sellerName}</span>
        </span>
        <span className="flex flex-wrap items-center gap-1.5">
          <TimeLeft dueAt={entry.dueAt} now={now} />
          {entry.isEdit && <Badge variant="sea">Edit</Badge>}
          {concerns > 0 && (
            <Badge variant="signal">
              <TriangleAlert aria-hidden />
              {concerns} <span className="sr-only">{concerns === 1 ? 'concern' : 'concerns'}</span>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}

/** Scrolls the list as far as the row needs, and nothing else: `scrollIntoView` would move the page too. */
function scrollIntoList(row: HTMLElement) {
  const list = row.closest('ol');
  if (!list) return;
  const { top, bottom } = row.getBoundingClientRect();
  // Within the border.
  const listTop = list.getBoundingClientRect().top + list.clientTop;
  const listBottom = listTop + list.clientHeight;
  if (top < listTop) list.scrollTop -= Math.ceil(listTop - top);
  else if (bottom > listBottom) list.scrollTop += Math.ceil(bottom - listBottom);
}
