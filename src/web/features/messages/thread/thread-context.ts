import { createContext, use } from 'react';
import type { Thread } from '#contract/messages/threads.ts';

export interface ThreadActions {
  thread: Thread;
  /** Posts to a call of the conversation and refreshes; a failure is shown. */
  act: (what: string, body?: object) => Promise<boolean>;
  report: () => void;
  confirmBlock: () => void;
}

export const ThreadContext = createContext<ThreadActions | null>(null);

export function useThread(): ThreadActions {
  const actions = use(ThreadContext);
  if (!actions) throw new Error('useThread must be called inside a conversation');
  return actions;
}
