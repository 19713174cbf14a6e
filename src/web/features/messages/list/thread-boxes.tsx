import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { THREAD_BOXES, type ThreadBox } from '#contract/messages/threads.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';
import { threadsQuery } from '../messages-queries.ts';
import { ThreadList } from './thread-list.tsx';

const LABELS: Record<ThreadBox, string> = { buying: 'Buying', selling: 'Selling', archived: 'Archived' };
const PER_PAGE = 20;

const boxAddress = (box: ThreadBox, page = 1) => {
  const parameters = new URLSearchParams({ box, ...(page > 1 && { page: String(page) }) });
  return `/messages?${parameters}`;
};

type ThreadBoxesProps = {
  box: ThreadBox;
  page: number;
  boat: number | undefined;
  openId: number | undefined;
};

export function ThreadBoxes({ box, page, boat, openId }: ThreadBoxesProps) {
  const unread = useUnread();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <nav aria-label="Boxes" className="flex gap-1 border-line border-b">
        {THREAD_BOXES.map((name) => (
          <Link
            key={name}
            to={boxAddress(name)}
            preventScrollReset
            aria-current={name === box ? 'page' : undefined}
            className={cx(
              '-mb-px flex h-11 items-center gap-2 border-b-2 px-3 font-semibold',
              name === box ? 'border-sea text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {LABELS[name]}
            {name !== 'archived' && <UnreadCount count={unread[name]} />}
          </Link>
        ))}
      </nav>
      {boat !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
          Showing messages about one boat
          <Link to={boxAddress(box)} className="text-sea underline underline-offset-3">
            Show all
          </Link>
        </p>
      )}
      <Entries box={box} page={page} boat={boat} openId={openId} />
    </div>
  );
}

const EMPTY: Record<ThreadBox, { title: string; says: string; action?: ReactNode }> = {
  buying: {
    title: 'No conversations yet',
    says: 'When you write to a seller, the conversation appears here.',
    action: <LinkButton to="/search">Browse Boats</LinkButton>,
  },
  selling: {
    title: 'No messages from buyers yet',
    says: 'Messages about your boats appear here, and we email them to you.',
    action: (
      <LinkButton to="/my-listings" look="secondary">
        My Listings
      </LinkButton>
    ),
  },
  archived: { title: 'Nothing in the archive', says: 'Conversations you archive appear here.' },
};

function Entries({ box, page, boat, openId }: ThreadBoxesProps) {
  const { data, isError, refetch } = useQuery(threadsQuery(box, { page, boat }));
  if (isError && !data)
    return (
      <ErrorState title="Your messages could not be loaded" onRetry={() => void refetch()}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label="Loading your messages" className="grid gap-3">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-22 rounded-card" />
        ))}
      </Loading>
    );
  if (data.entries.length === 0) {
    const { title, says, action } = EMPTY[box];
    return (
      <EmptyState icon={<MessageSquare />} title={title} action={action}>
        {says}
      </EmptyState>
    );
  }
  return (
    <>
      <ThreadList entries={data.entries} box={box} openId={openId} />
      <Pages box={box} page={page} last={Math.ceil(data.total / PER_PAGE)} />
    </>
  );
}

function Pages({ box, page, last }: { box: ThreadBox; page: number; last: number }) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages of conversations" className="flex items-center justify-between gap-2">
      {page > 1 ? (
        <LinkButton to={boxAddress(box, page - 1)} look="secondary" size="small">
          Newer
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="text-muted text-sm">
        Page {page} of {last}
      </span>
      {page < last ? (
        <LinkButton to={boxAddress(box, page + 1)} look="secondary" size="small">
          Older
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
