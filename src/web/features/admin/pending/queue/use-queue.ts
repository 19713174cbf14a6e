import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingBoat } from '#contract/moderation.ts';
import { useAdminAddress } from '../../calls/admin-address.ts';
import { adminList, PAGE_SIZE } from '../../calls/admin-list.ts';

type Asked = { q: string; kind: string; page: number };

const pendingQuery = (asked: Asked) => adminList<PendingBoat>('/api/admin/pending-boats', asked);

export type Queue = ReturnType<typeof useQueue>;

/** The line of what waits, and the one entry of it that is open. */
export function useQueue() {
  const { read, page, change, hrefWith } = useAdminAddress();
  const list = useQuery(pendingQuery({ q: read('q'), kind: read('kind'), page }));
  const entries = list.data?.entries ?? [];
  const total = list.data?.total ?? 0;
  const pages = Math.ceil(total / PAGE_SIZE);

  // When the open one has left the line, the one that takes its place is next.
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
    /** Where it stands in the whole line. */
    place: (page - 1) * PAGE_SIZE + position + 1,
    total,
    /** Whether the address names an entry: on a phone it then has the screen to itself. */
    isAsked: read('entry') !== '',
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
    /** Goes on to the next one at once, while the line is still being asked for anew. */
    leave() {
      if (entries.length === 1 && page > 1) change({ page: page - 1, entry: null });
      else open(entries[position + 1] ?? entries[position - 1]);
    },
  };
}
