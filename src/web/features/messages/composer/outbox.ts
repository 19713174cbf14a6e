import { useSyncExternalStore } from 'react';
import { keptDrafts, keptOutbox } from '#web/browser/kept-drafts.ts';

/** A message that was sent off. Its key makes sending it again add nothing. */
export interface Outgoing {
  key: string;
  text: string;
  images: string[];
  /** There was no network: it goes by itself when there is one. */
  isOffline?: boolean;
}

const draftId = (thread: number) => `thread:${thread}`;

const listeners = new Set<() => void>();
const known = new Map<number, readonly Outgoing[]>();
const NOTHING: readonly Outgoing[] = [];

function parse<T>(text: string | undefined, fallback: T): T {
  try {
    return text === undefined ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function read(thread: number): readonly Outgoing[] {
  const stored = known.get(thread) ?? parse<readonly Outgoing[]>(keptOutbox.read(String(thread)), NOTHING);
  known.set(thread, stored);
  return stored;
}

function write(thread: number, messages: readonly Outgoing[]) {
  known.set(thread, messages);
  if (messages.length === 0) keptOutbox.remove(String(thread));
  else keptOutbox.write(String(thread), JSON.stringify(messages));
  for (const listener of listeners) listener();
}

/** Messages that have not arrived, kept in the browser until they have: reloading or signing in again loses none. */
export const outbox = {
  add: (thread: number, message: Outgoing) => write(thread, [...read(thread), message]),
  waitForNetwork: (thread: number, key: string) =>
    write(
      thread,
      read(thread).map((message) => (message.key === key ? { ...message, isOffline: true } : message)),
    ),
  remove: (thread: number, key: string) =>
    write(
      thread,
      read(thread).filter((message) => message.key !== key),
    ),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOutbox = (thread: number) =>
  useSyncExternalStore(
    subscribe,
    () => read(thread),
    () => NOTHING,
  );

export interface MessageDraft {
  text: string;
  images: string[];
}

export const messageDrafts = {
  read: (thread: number) => parse<MessageDraft>(keptDrafts.read(draftId(thread)), { text: '', images: [] }),
  write(thread: number, draft: MessageDraft) {
    if (draft.text === '' && draft.images.length === 0) keptDrafts.remove(draftId(thread));
    else keptDrafts.write(draftId(thread), JSON.stringify(draft));
  },
};
