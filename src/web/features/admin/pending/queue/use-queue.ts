import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { useAdminAddress } from '../../calls/admin-address.ts';
import { adminList, PAGE_SIZE } from '../../calls/admin-list.ts';

type Asked = { q: string; kind: string; sort: string; page: number };

const pendingQuery = (asked: Asked) => adminList<PendingBoat>('/api/admin/pending-boats', asked);

export type Queue = ReturnType<typeof useQueue>;

/** The review queue and its open entry. */
export function useQueue() {
  const { read, page, change, hrefWith } = useAdminAddress();
  const list = useQuery(pendingQuery({ q: read('q'), kind: read('kind'), sort: read('sort'), page }));
  const entries = list.data?.entries ?? [];
  const total = list.data?.total ?? 0;
  const pages = Math.ceil(total / PAGE_SIZE);

  // When the open entry has left the queue, the one that takes its position opens.
  const asked = entries.findIndex(({ id }) => String(id) === read('entry'));
  const [last, setLast] = useState(0);
  if (asked !== -1 && asked !== last) setLast(asked);
  const position = asked === -1 ? Math.min(last, entries.length - 1) : asked;

  const open = (entry: PendingBoat | undefined) => change({ entry: entry?.id ?? null });

  return {
    list,
    entries,
    position,
    opened: entries[position],
    /** Its position in the whole queue. */
    place: (page - 1) * PAGE_SIZE + position + 1,
    total,
    hrefOf: (entry: PendingBoat) => hrefWith({ entry: entry.id }),
    queueHref: hrefWith({ entry: null }),
    hasNext: position < entries.length - 1 || page < pages,
    hasPrevious: position > 0 || page > 1,
    next() {
      if (position < entries.length - 1) open(entries[position + 1]);
      else if (page < pages) change({ page: page + 1, entry: null });
    },
    previous() {
      if (position > 0) open(entries[position - 1]);
      else if (page > 1) change({ page: page - 1, entry: null });
    },
    reopen: (id: number) => change({ entry: id }),
    /** Opens the next entry immediately, while the queue is still being refetched. */
    leave() {
      if (entries.length === 1 && page > 1) change({ page: page - 1, entry: null });
      else open(entries[position + 1] ?? entries[position - 1]);
    },
  };
}
