import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AnalyticsEvent } from '#contract/analytics.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useSessionSettled } from '#web/session/session-sharing.ts';
import { useConsent } from './consent.ts';

/** Reports an event. A failure is only logged for developers, never shown. */
function recordEvent(event: AnalyticsEvent): void {
  browserApi.request('/api/analytics', { method: 'POST', body: event }).catch((error: unknown) => {
    console.debug('analytics', error);
  });
}

/** Waits until the page is visible: a prerendered or background tab has no viewer yet. */
function whenVisible(record: () => void) {
  if (document.visibilityState === 'visible') {
    record();
    return;
  }
  const onVisible = () => document.visibilityState === 'visible' && record();
  document.addEventListener('visibilitychange', onVisible, { once: true });
  return () => document.removeEventListener('visibilitychange', onVisible);
}

/** Counts a view of a boat, once the session is known: views by the owner do not count. */
export function useBoatView(boatId: number | undefined) {
  const isSessionKnown = useSessionSettled();
  useEffect(() => {
    if (boatId === undefined || !isSessionKnown) return;
    return whenVisible(() => recordEvent({ eventType: 'boat_view', boatId }));
  }, [boatId, isSessionKnown]);
}

/** Counts a page view of visitors who agreed to analytics. Only the path is sent, never the query. */
function usePageView(page: string) {
  const isAllowed = useConsent()?.analytics === true;
  useEffect(() => {
    if (!isAllowed) return;
    return whenVisible(() => recordEvent({ eventType: 'page_view', page }));
  }, [page, isAllowed]);
}

export function PageViews() {
  usePageView(useLocation().pathname);
  return null;
}
