import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation } from 'react-router';

/**
 * Back closes an open overlay before it leaves the page, as people expect on a phone. An overlay pushes an entry
 * of its own to the history: same address, same state, and a mark. The router does not notice: steps between a page's
 * entry and its marked twin are handled here. If the overlay is closed otherwise, its entry stays, since a link may just be
 * navigating from it; the next Back then skips it.
 */
type Marked = { key?: string; over?: true } | null;

const open: { close: () => void }[] = [];
let router: Location | undefined;
/** The history entry that we last pushed or arrived at. */
let current: Marked = null;
let isReturning = false;

const stateNow = () => window.history.state as Marked;
const keyOf = (state: Marked) => state?.key ?? 'default';

function isSameAddress() {
  const { pathname, search, hash } = window.location;
  return router?.pathname === pathname && router.search === search && router.hash === hash;
}

function onStep(event: PopStateEvent) {
  const previous = current;
  current = stateNow();
  // Forward again, after a Back that only closed an overlay.
  if (isReturning) {
    isReturning = false;
    return event.stopImmediatePropagation();
  }
  const isOurs = router !== undefined && keyOf(current) === router.key && isSameAddress();
  const top = open.at(-1);
  if (top) {
    event.stopImmediatePropagation();
    // The page has navigated under the overlay, as results do under their filters: stay there.
    if (!isOurs) {
      isReturning = true;
      window.history.forward();
    }
    return top.close();
  }
  if (!isOurs || Boolean(current?.over) === Boolean(previous?.over)) return;
  event.stopImmediatePropagation();
  if (!current?.over) window.history.back();
}

/** Used once, in the root: listens before the router does and tracks the router's location. */
export function useOverlaySteps() {
  const location = useLocation();
  useEffect(() => {
    router = location;
  }, [location]);
  useEffect(() => {
    current = stateNow();
    window.addEventListener('popstate', onStep, { capture: true });
    return () => window.removeEventListener('popstate', onStep, { capture: true });
  }, []);
}

/** For overlays: Back calls `close` instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => onBack() };
    const isStale = stateNow()?.over && open.length === 0;
    if (!isStale) window.history.pushState({ ...stateNow(), over: true }, '');
    current = stateNow();
    open.push(overlay);
    return () => {
      open.splice(open.indexOf(overlay), 1);
    };
  }, [isOpen]);
}
