import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation } from 'react-router';

/**
 * Back closes what lies over the page before it leaves the page, as people expect on a phone. What opens puts an entry
 * of its own on the history: same address, same state, and a mark. The router never hears of it: steps between a page's
 * entry and its marked twin are ours. An entry whose dialog was closed otherwise stays behind, since a link may just be
 * leading on from it; the next Back then steps over it.
 */
type Marked = { key?: string; over?: true } | null;

const open: { close: () => void }[] = [];
let router: Location | undefined;
/** The entry that we last put there or arrived at. */
let here: Marked = null;
let isReturning = false;

const stateNow = () => window.history.state as Marked;
const keyOf = (state: Marked) => state?.key ?? 'default';

function isSameAddress() {
  const { pathname, search, hash } = window.location;
  return router?.pathname === pathname && router.search === search && router.hash === hash;
}

function onStep(event: PopStateEvent) {
  const left = here;
  here = stateNow();
  // The way forward again, after a Back that only closed something.
  if (isReturning) {
    isReturning = false;
    return event.stopImmediatePropagation();
  }
  const isOurs = router !== undefined && keyOf(here) === router.key && isSameAddress();
  const top = open.at(-1);
  if (top) {
    event.stopImmediatePropagation();
    // The page has moved on under the dialog, as results do under their filters: it stays where it is.
    if (!isOurs) {
      isReturning = true;
      window.history.forward();
    }
    return top.close();
  }
  if (!isOurs || Boolean(here?.over) === Boolean(left?.over)) return;
  event.stopImmediatePropagation();
  if (!here?.over) window.history.back();
}

/** For the frame of every page: listens before the router does and knows where the router believes to be. */
export function useOverlaySteps() {
  const location = useLocation();
  useEffect(() => {
    router = location;
  }, [location]);
  useEffect(() => {
    here = stateNow();
    window.addEventListener('popstate', onStep, { capture: true });
    return () => window.removeEventListener('popstate', onStep, { capture: true });
  }, []);
}

/** For whatever opens over a page: Back calls `close` instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => onBack() };
    const isLeftBehind = stateNow()?.over && open.length === 0;
    if (!isLeftBehind) window.history.pushState({ ...stateNow(), over: true }, '');
    here = stateNow();
    open.push(overlay);
    return () => {
      open.splice(open.indexOf(overlay), 1);
    };
  }, [isOpen]);
}
