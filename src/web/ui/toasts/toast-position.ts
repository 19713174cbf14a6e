import { type RefObject, useLayoutEffect } from 'react';

type Box = { top: number; right: number; bottom: number; left: number };

/** Air between a toast and what it must not cover. */
const GAP = 8;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How high a toast may stand so that it covers none of the boxes: where it would like to, or else right under or right
 * above one of them, whichever is nearest. Undefined when the screen has no such place.
 */
export function freeBerth(wished: Box, taken: readonly Box[], screen: Box): number | undefined {
  const height = wished.bottom - wished.top;
  const tops = [wished.top, ...taken.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height])];
  return tops
    .filter((top) => top >= screen.top && top + height <= screen.bottom)
    .filter((top) => !taken.some((box) => overlap({ ...wished, top, bottom: top + height }, box)))
    .sort((one, other) => Math.abs(one - wished.top) - Math.abs(other - wished.top))[0];
}

/** What lies over the page because somebody opened it. */
const MODALS = ':is([role="dialog"], [role="alertdialog"])[data-open]';

/** Lists that hang from a control, and what marks itself: bars under the thumb, words that must be read. */
const LISTS_AND_BARS = '[role="menu"], [role="listbox"]:not([hidden]), [data-keep-clear]';

/** What somebody works on, which stays in view where the screen has another place. */
const WORK = '[data-rather-clear]';

/** Room above a toast that a dialog makes way for. */
const EDGE = 8;

/** Told to the dialogs: how much of the screen's top they leave to the toast. */
const MADE_WAY = '--toast-space';

const EVENTS = ['focusin', 'scroll', 'resize', 'transitionend', 'click'] as const;

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** The control that has the focus; headings and dialogs have it only by script. */
function focusedControl(): Box[] {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body || focused.tabIndex < 0) return [];
  return [focused.getBoundingClientRect()];
}

/** What the person sees: on phones the keyboard takes its part of the window. */
function visibleScreen(): Box {
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  return { top, right: window.innerWidth, bottom: top + (seen?.height ?? window.innerHeight), left: 0 };
}

/**
 * Keeps the toast off what the person is doing: an open dialog or menu, the suggestions of a box, the focused control,
 * the bar under the thumb. It moves to a free place; where a dialog leaves none, the dialog makes way.
 */
export function useToastBerth(region: RefObject<HTMLElement | null>, shownId: number | undefined) {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || shownId === undefined) return;
    const root = document.documentElement;
    const usualTop = element.getBoundingClientRect().top;
    let hasWay = false;

    function settle() {
      if (!element || element.contains(document.activeElement)) return;
      const { left, right, height } = element.getBoundingClientRect();
      const modals = boxesOf(MODALS);
      const screen = visibleScreen();
      if (modals.length === 0) hasWay = false;
      const wished = { left, right, top: usualTop, bottom: usualTop + height };
      const taken = [...modals, ...boxesOf(LISTS_AND_BARS)];
      const focused = focusedControl();
      const top = hasWay
        ? undefined
        : [[...taken, ...focused, ...boxesOf(WORK)], [...taken, ...focused], taken]
            .map((boxes) => freeBerth(wished, boxes, screen))
            .find((berth) => berth !== undefined);
      hasWay = top === undefined && modals.length > 0;
      root.style.setProperty(MADE_WAY, hasWay ? `${height + 2 * EDGE}px` : '0px');
      element.style.top = `${hasWay ? screen.top + EDGE : (top ?? usualTop)}px`;
    }

    settle();
    const changes = new MutationObserver(settle);
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-open', 'aria-expanded'],
    });
    for (const name of EVENTS) window.addEventListener(name, settle, { capture: true, passive: true });
    return () => {
      changes.disconnect();
      for (const name of EVENTS) window.removeEventListener(name, settle, { capture: true });
      root.style.removeProperty(MADE_WAY);
      element.style.removeProperty('top');
    };
  }, [region, shownId]);
}
