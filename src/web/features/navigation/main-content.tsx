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
 * What a browser does by itself when a page loads: a new page starts at its top, smoothly where the visitor
 * allows motion, and reading goes on from its heading, or from what the address points to. Back and forward jump to where the visitor was.
 */
export function PageChange() {
  const location = useLocation();
  const type = useNavigationType();
  const previousPath = useRef(location.pathname);
  useOverlaySteps();

  // Runs before ScrollRestoration moves the page: the style decides whether it glides or jumps.
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (page.dataset.scroll === undefined) {
      page.dataset.scroll = 'first';
      return;
    }
    page.dataset.scroll = type === 'POP' ? 'restored' : 'smooth';
    // A browser scrolls by the style of its last layout: reading a measure makes it lay out now.
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
