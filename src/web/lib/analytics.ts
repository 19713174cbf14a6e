import { useEffect } from 'react';
import type { AnalyticsEvent } from '#contract/analytics.ts';
import { browserApi } from './browser-api.ts';

/** Tells the server what happened. A failure is nobody's business: it is noted for developers and that is all. */
function recordEvent(event: AnalyticsEvent): void {
  browserApi.request('/api/analytics', { method: 'POST', body: event }).catch((error: unknown) => {
    console.debug('analytics', error);
  });
}

const recordBoatView = (boatId: number) => recordEvent({ eventType: 'boat_view', boatId });

/** Counts a look at a boat once it is shown to someone; a page that is only being prepared has no one yet. */
export function useBoatView(boatId: number | undefined) {
  useEffect(() => {
    if (boatId === undefined) return;
    if (document.visibilityState === 'visible') {
      recordBoatView(boatId);
      return;
    }
    const whenSeen = () => document.visibilityState === 'visible' && recordBoatView(boatId);
    document.addEventListener('visibilitychange', whenSeen, { once: true });
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [boatId]);
}
