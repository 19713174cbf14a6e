import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followChanges } from '#web/unread/stream.ts';
import { refreshThreads } from './messages-queries.ts';

/** Refreshes lists and conversations when one of them changes. */
export function useLiveThreads() {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => void refreshThreads(client));
  useEffect(() => followChanges(() => refresh()), []);
}
