import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { readListHeaders } from '#contract/list-headers.ts';
import type { SavedReply } from '#contract/messages/saved-replies.ts';
import type { Thread, ThreadBox, ThreadEntry } from '#contract/messages/threads.ts';
import { viaApi } from '#web/api/query-client.ts';
import { queryPath } from '#web/api/query-path.ts';
import { refreshUnread } from '#web/unread/unread.ts';

/** Every list and conversation begins with this key. */
const THREADS = '/api/threads';

export interface ThreadPage {
  entries: ThreadEntry[];
  total: number;
}

export const threadsQuery = (box: ThreadBox, { page, boat }: { page: number; boat?: number }) =>
  queryOptions<ThreadPage>({
    queryKey: [THREADS, box, page, boat ?? null],
    staleTime: 0,
    queryFn: viaApi(async (api, signal) => {
      const answer = await api.queryResponse([queryPath(THREADS, { box, page, boat })], { signal });
      return {
        entries: (await answer.json()) as ThreadEntry[],
        total: readListHeaders(answer.headers).total.count,
      };
    }),
  });

/** The latest messages first; each further page holds earlier ones. */
export const threadQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [THREADS, id],
    staleTime: 0,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, ...context }) =>
      viaApi((api, signal) =>
        api.query<Thread>([queryPath(`${THREADS}/${id}`, { before: pageParam })], { signal }),
      )(context as never),
    getNextPageParam: ({ hasEarlier, messages }: Thread) => (hasEarlier ? messages[0]?.id : undefined),
  });

export const savedRepliesQuery = queryOptions<SavedReply[]>({ queryKey: ['/api/saved-replies'] });

/** Something changed in one conversation, or anywhere. */
export async function refreshThreads(client: QueryClient): Promise<void> {
  void refreshUnread();
  await client.invalidateQueries({ queryKey: [THREADS] });
}
