import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AnalyticsEvent } from '#contract/analytics.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useSessionSettled } from '#web/session/session-sharing.ts';
import { useConsent } from './consent.ts';

/** Tells the server what happened. A failure is nobody's business: it is noted for developers and that is all. */
function recordEvent(event: AnalyticsEvent): void {
  browserApi.request('/api/analytics', { method: 'POST', body: event }).catch((error: unknown) => {
    console.debug('analytics', error);
  });
}

/** Waits until the page is shown to someone: one that is only being prepared has no one yet. */
function onceSeen(record: () => void) {
  if (document.visibilityState === 'visible') {
    record();
    return;
  }
  const whenSeen = () => document.visibilityState === 'visible' && record();
  document.addEventListener('visibilitychange', whenSeen, { once: true });
  return () => document.removeEventListener('visibilitychange', whenSeen);
}

/** Counts a look at a boat, once it is known who looks: owners do not count. */
export function useBoatView(boatId: number | undefined) {
  const isKnownWho = useSessionSettled();
  useEffect(() => {
    if (boatId === undefined || !isKnownWho) return;
    return onceSeen(() => recordEvent({ eventType: 'boat_view', boatId }));
  }, [boatId, isKnownWho]);
}

/** Counts a look at a page, for those who gave their leave. What follows the path is nobody's business. */
function usePageView(page: string) {
  const isAllowed = useConsent()?.analytics === true;
  useEffect(() => {
    if (!isAllowed) return;
    return onceSeen(() => recordEvent({ eventType: 'page_view', page }));
  }, [page, isAllowed]);
}

export function PageViews() {
  usePageView(useLocation().pathname);
  return null;
}
