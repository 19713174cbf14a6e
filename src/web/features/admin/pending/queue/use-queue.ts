import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { useAdminAddress } from '../../calls/admin-address.ts';
import { adminList, PAGE_SIZE } from '../../calls/admin-list.ts';
import { placeQuery } from './place-query.ts';

type Asked = { q: string; kind: string; seller: string; sort: string; page: number };

const pendingQuery = (asked: Asked) => adminList<PendingBoat>('/api/admin/pending-boats', asked);

export type Queue = ReturnType<typeof useQueue>;

const A_NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The review queue and its open entry. The entry is the one that the address names, wherever it stands; without a name
 * it is the first of the page, and stays open until the reviewer moves on, whatever others decide meanwhile.
 */
export function useQueue() {
  const { read, page, change, hrefWith } = useAdminAddress();
  const client = useQueryClient();
  const filters = { q: read('q'), kind: read('kind'), seller: read('seller'), sort: read('sort') };
  const list = useQuery(pendingQuery({ ...filters, page }));
  const entries = list.data?.entries ?? [];
  const total = list.data?.total ?? 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  const hasPage = list.data !== undefined && !list.isPlaceholderData;

  const named = A_NUMBER.test(read('entry')) ? Number(read('entry')) : undefined;
  /** Decided by this reviewer a moment ago, and possibly still in the list. */
  const [left, setLeft] = useState<number>();
  const candidate = hasPage ? entries.find(({ id }) => id !== left)?.id : undefined;
  const openId = useOpenEntry(JSON.stringify([filters, page]), { candidate, named, left });
  const position = hasPage && openId !== left ? entries.findIndex(({ id }) => id === openId) : -1;
  const opened = entries[position];

  const isFirst = position === 0 && page > 1;
  const isLast = position !== -1 && position === entries.length - 1 && page < pages;
  const isElsewhere = hasPage && openId !== undefined && openId !== left && !opened;
  const ofOpen = placeQuery(openId ?? 0, filters);
  const { data, error } = useQuery({ ...ofOpen, enabled: isElsewhere || isFirst || isLast });
  const place = data?.id === openId ? data : undefined;

  // An entry on another page or outside the filters: shows the list that contains it.
  const standsOn = isElsewhere && place?.waits ? (place.page ?? 'unfiltered') : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the entry was found
  useEffect(() => {
    if (standsOn === null || openId === undefined) return;
    if (standsOn === 'unfiltered')
      change({ q: null, kind: null, seller: null, sort: null, page: null, entry: openId });
    else if (standsOn !== page) change({ page: standsOn, entry: openId });
    // One of the two was loaded before the entry came onto this page.
    else void list.refetch().then(() => client.invalidateQueries({ queryKey: ofOpen.queryKey }));
  }, [standsOn, page, openId]);

  /** Whether the latest step was a key or a button, so that the focus follows it. */
  const hasMoved = useRef(false);
  const open = (id: number) => {
    hasMoved.current = true;
    setLeft(undefined);
    change({ entry: id });
  };
  /** The entries beside the open one, on whatever page. */
  const neighbours = () => place ?? client.fetchQuery(ofOpen).catch(() => undefined);

  async function step(by: 1 | -1) {
    const inPage = opened && entries[position + by];
    if (inPage) return open(inPage.id);
    if (openId === undefined) return;
    const beside = await neighbours();
    const id = by === 1 ? beside?.nextId : beside?.previousId;
    if (id) open(id);
  }

  async function leave() {
    const inPage = entries[position + 1] ?? (page >= pages ? entries[position - 1] : undefined);
    if (inPage) return open(inPage.id);
    setLeft(openId);
    const beside = await neighbours();
    const id = beside?.nextId ?? beside?.previousId;
    if (id) open(id);
    else change({ entry: null, page: null });
  }

  return {
    list,
    entries,
    opened,
    /** An entry that was asked for and does not wait: what became of it, or why that is not known. */
    gone: isElsewhere && (error || (place && !place.waits)) ? { place, error } : undefined,
    /** Its position in the whole queue. */
    place: (page - 1) * PAGE_SIZE + position + 1,
    total,
    hrefOf: (entry: PendingBoat) => hrefWith({ entry: entry.id }),
    queueHref: hrefWith({ entry: null }),
    hasNext: position < entries.length - 1 || page < pages,
    hasPrevious: position > 0 || page > 1,
    next: () => void step(1),
    previous: () => void step(-1),
    reopen(id: number) {
      setLeft(undefined);
      change({ entry: id });
    },
    /** Opens the next entry immediately, while the queue is still being refetched; after the last, the one before. */
    leave: () => void leave(),
    hasMoved,
  };
}

/**
 * The named entry, or the first of the page as it was when the page was opened: it stays open whatever others decide
 * meanwhile.
 */
function useOpenEntry(
  of: string,
  { candidate, named, left }: Partial<Record<'candidate' | 'named' | 'left', number>>,
): number | undefined {
  const [first, setFirst] = useState<{ of: string; id: number }>();
  if (named !== undefined) {
    if (first) setFirst(undefined);
    return named;
  }
  const isChosen = first?.of === of && first.id !== left;
  if (candidate !== undefined && !isChosen) setFirst({ of, id: candidate });
  return isChosen ? first.id : undefined;
}
