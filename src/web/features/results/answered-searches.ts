import { useEffect, useRef } from 'react';
import type { AnalyticsEvent } from '#contract/analytics.ts';

/** Whoever is answered opens one of these. */
const FIRST_BOATS = 6;
const REPHRASED_WITHIN_MS = 60_000;

type Shown = { search: string; at: number };

/** Reports each search of this visit once at most: left without opening one of its first boats, or soon rephrased. */
export function createAnsweredSearches(report: (search: string) => void, now: () => number) {
  const opened = new Set<string>();
  const reported = new Set<string>();
  let last: Shown | undefined;

  function reportOnce(search: string) {
    if (reported.has(search)) return;
    reported.add(search);
    report(search);
  }

  return {
    shown(search: string) {
      if (last && last.search !== search && now() - last.at < REPHRASED_WITHIN_MS) reportOnce(last.search);
      if (last?.search !== search) last = { search, at: now() };
    },
    opened: (search: string) => void opened.add(search),
    left(search: string) {
      if (!opened.has(search)) reportOnce(search);
    },
  };
}

/** Outlives the page. Sent without anything about the visitor. */
function sendUnanswered(search: string) {
  const event: AnalyticsEvent = { eventType: 'search_unanswered', search };
  navigator.sendBeacon?.('/api/analytics', new Blob([JSON.stringify(event)], { type: 'application/json' }));
}

const visit = createAnsweredSearches(sendUnanswered, () => Date.now());

type AnsweredSearchProps = { search: string; boats: readonly { id: number }[] };

const BOAT_LINK = /^\/boats\/(\d+)$/;

/** Notes whether one of the first boats of a search is opened, in this tab or another. Shows nothing. */
export function AnsweredSearch({ search, boats }: AnsweredSearchProps) {
  const first = boats
    .slice(0, FIRST_BOATS)
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (!first) return;
    visit.shown(search);
    const ids = new Set(first.split(','));
    const onPress = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const [, id = ''] = BOAT_LINK.exec(link?.getAttribute('href') ?? '') ?? [];
      if (ids.has(id)) visit.opened(search);
    };
    document.addEventListener('click', onPress, true);
    document.addEventListener('auxclick', onPress, true);
    return () => {
      document.removeEventListener('click', onPress, true);
      document.removeEventListener('auxclick', onPress, true);
    };
  }, [search, first]);

  const hasBoats = useRef(false);
  useEffect(() => {
    hasBoats.current = first !== '';
  }, [first]);

  useEffect(() => {
    // A search that finds nothing is counted as one of those.
    const leave = () => hasBoats.current && visit.left(search);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [search]);

  return null;
}
