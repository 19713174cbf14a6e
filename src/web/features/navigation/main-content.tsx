import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useOverlaySteps } from '#web/ui/dialogs/back-closes.ts';

export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-70 -translate-y-20 rounded-control bg-card px-4 py-2.5 font-semibold text-sea shadow-raised focus-visible:translate-y-0 print:hidden"
    >
      Skip to main content
    </a>
  );
}

/**
 * Does what a browser does when a page loads: a new page starts at the top, scrolling smoothly where the visitor
 * allows motion, and the focus moves to its heading or to the hash target. Back and forward restore the position.
 */
export function PageChange() {
  const location = useLocation();
  const type = useNavigationType();
  const previousPath = useRef(location.pathname);
  useOverlaySteps();

  // Runs before ScrollRestoration scrolls: the style decides whether it scrolls smoothly or jumps.
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (page.dataset.scroll === undefined) {
      page.dataset.scroll = 'first';
      return;
    }
    page.dataset.scroll = type === 'POP' ? 'restored' : 'smooth';
    // Browsers scroll with the style of the last layout. Measuring forces a new one.
    page.getBoundingClientRect();
  }, [type]);

  useEffect(() => {
    if (previousPath.current === location.pathname) return;
    previousPath.current = location.pathname;
    focusStart(location.hash);
  }, [location.pathname, location.hash]);

  return null;
}

function focusStart(hash: string) {
  const main = document.getElementById(MAIN_ID);
  const target = document.getElementById(hash.slice(1)) ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
