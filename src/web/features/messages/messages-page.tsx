import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { THREAD_BOXES, type ThreadBox } from '#contract/messages/threads.ts';
import { cx } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useUnread } from '#web/unread/unread.ts';
import { ThreadBoxes } from './list/thread-boxes.tsx';
import { ThreadView } from './thread/thread-view.tsx';
import { useLiveThreads } from './use-live-threads.ts';

const numberIn = (text: string | null | undefined) =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The box in the address, or the one with unread messages. */
function useBox(): ThreadBox {
  const [parameters] = useSearchParams();
  const { buying, selling } = useUnread();
  const named = THREAD_BOXES.find((box) => box === parameters.get('box'));
  return named ?? (selling > 0 && buying === 0 ? 'selling' : 'buying');
}

/** The list, with the open conversation beside it or, on phones, in its place. */
export function MessagesPage(): ReactNode {
  const [parameters] = useSearchParams();
  const box = useBox();
  const openId = numberIn(useParams().id);
  useLiveThreads();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:h-[calc(100dvh-var(--header-height)-10rem)] lg:min-h-104 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div
        className={cx(
          'min-h-0 lg:overflow-y-auto lg:border-line lg:border-r lg:pr-4',
          openId !== undefined && 'max-lg:hidden',
        )}
      >
        <ThreadBoxes
          box={box}
          page={numberIn(parameters.get('page')) ?? 1}
          boat={numberIn(parameters.get('boat'))}
          openId={openId}
        />
      </div>
      <div className={cx('flex min-h-0 flex-col', openId === undefined && 'max-lg:hidden')}>
        {openId !== undefined ? (
          <ThreadView id={openId} backHref={`/messages?box=${box}`} />
        ) : (
          <EmptyState icon={<MessageSquare />} title="Choose a conversation">
            It will open here.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
