import { useSyncExternalStore } from 'react';
import { waitingText } from './waiting-text.ts';

const MOST = { boats: 50, searches: 10 } as const;

export interface WaitingBoat {
  id: number;
  title: string;
}
export interface WaitingSearch {
  address: string;
  name: string;
}
export interface Waiting {
  boats: readonly WaitingBoat[];
  searches: readonly WaitingSearch[];
}

const NOTHING: Waiting = { boats: [], searches: [] };

function parse(text: string): Waiting {
  try {
    const stored = JSON.parse(text) as Partial<Waiting> | null;
    const list = <Item>(items: readonly Item[] | undefined) => (Array.isArray(items) ? items : []);
    return {
      boats: list(stored?.boats).filter((boat) => Number.isInteger(boat?.id)),
      searches: list(stored?.searches).filter((search) => typeof search?.address === 'string'),
    };
  } catch {
    return NOTHING;
  }
}

/** What a visitor wanted to save before signing in, newest first. It stays on this device until it is saved. */
export function createWaiting(store: Pick<typeof waitingText, 'read' | 'write'>) {
  let cached = { text: '', waiting: NOTHING };

  function read(): Waiting {
    const text = store.read();
    if (text !== cached.text) cached = { text, waiting: parse(text) };
    return cached.waiting;
  }

  function write({ boats, searches }: Waiting) {
    const next = { boats: boats.slice(0, MOST.boats), searches: searches.slice(0, MOST.searches) };
    store.write(next.boats.length + next.searches.length === 0 ? '' : JSON.stringify(next));
  }

  const withoutBoat = (id: number) => read().boats.filter((boat) => boat.id !== id);
  const withoutSearch = (address: string) => read().searches.filter((search) => search.address !== address);

  return {
    read,
    addBoat: (boat: WaitingBoat) =>
      write({ ...read(), boats: [{ id: boat.id, title: boat.title }, ...withoutBoat(boat.id)] }),
    removeBoat: (id: number) => write({ ...read(), boats: withoutBoat(id) }),
    addSearch: (search: WaitingSearch) =>
      write({ ...read(), searches: [search, ...withoutSearch(search.address)] }),
    removeSearch: (address: string) => write({ ...read(), searches: withoutSearch(address) }),
  };
}

export const waiting = createWaiting(waitingText);

/** The server renders nothing as waiting. */
export const useWaiting = (): Waiting =>
  useSyncExternalStore(waitingText.subscribe, waiting.read, () => NOTHING);
