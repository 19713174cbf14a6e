import { type RefObject, useLayoutEffect } from 'react';

type Box = { top: number; right: number; bottom: number; left: number };

/** The distance between a toast and what it must not cover. */
const GAP = 8;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The top of a toast that covers none of the boxes: its preferred position, or else just below or
 * above one of them, whichever is nearest. Undefined when the screen has no room.
 */
export function freeTop(preferred: Box, taken: readonly Box[], screen: Box): number | undefined {
  const height = preferred.bottom - preferred.top;
  const tops = [preferred.top, ...taken.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height])];
  return tops
    .filter((top) => top >= screen.top && top + height <= screen.bottom)
    .filter((top) => !taken.some((box) => overlap({ ...preferred, top, bottom: top + height }, box)))
    .sort((one, other) => Math.abs(one - preferred.top) - Math.abs(other - preferred.top))[0];
}

/** Open dialogs. */
const MODALS = ':is([role="dialog"], [role="alertdialog"])[data-open]';

/** Open menus and listboxes, and elements marked as not to be covered: bottom bars, messages to read. */
const LISTS_AND_BARS = '[role="menu"], [role="listbox"]:not([hidden]), [data-keep-clear]';

/** Work areas, left uncovered where the screen has another position. */
const WORK_AREAS = '[data-rather-clear]';

/** The margin around a toast above a dialog. */
const EDGE = 8;

/** The CSS property by which dialogs leave space for the toast at the top. */
const RESERVED_SPACE = '--toast-space';

const EVENTS = ['focusin', 'scroll', 'resize', 'transitionend', 'click'] as const;

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** The focused control. Headings and dialogs are focused only by script and do not count. */
function focusedControl(): Box[] {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body || focused.tabIndex < 0) return [];
  return [focused.getBoundingClientRect()];
}

/** The visible part of the window, without the on-screen keyboard. */
function visibleScreen(): Box {
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  return { top, right: window.innerWidth, bottom: top + (seen?.height ?? window.innerHeight), left: 0 };
}

/**
 * Positions the toast so that it does not cover an open dialog or menu, suggestions, the focused control
 * or the bottom bar. Where a dialog leaves no room, the dialog moves down.
 */
export function useToastPosition(region: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    const usualTop = element.getBoundingClientRect().top;
    let isDialogMoved = false;

    function settle() {
      if (!element || element.contains(document.activeElement)) return;
      const { left, right, height } = element.getBoundingClientRect();
      const modals = boxesOf(MODALS);
      const screen = visibleScreen();
      if (modals.length === 0) isDialogMoved = false;
      const preferred = { left, right, top: usualTop, bottom: usualTop + height };
      const taken = [...modals, ...boxesOf(LISTS_AND_BARS)];
      const focused = focusedControl();
      const top = isDialogMoved
        ? undefined
        : [[...taken, ...focused, ...boxesOf(WORK_AREAS)], [...taken, ...focused], taken]
            .map((boxes) => freeTop(preferred, boxes, screen))
            .find((position) => position !== undefined);
      isDialogMoved = top === undefined && modals.length > 0;
      // Unset for all other toasts: to change it restyles the whole page.
      root.style.setProperty(RESERVED_SPACE, isDialogMoved ? `${height + 2 * EDGE}px` : '');
      element.style.top = `${isDialogMoved ? screen.top + EDGE : (top ?? usualTop)}px`;
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
      root.style.removeProperty(RESERVED_SPACE);
      element.style.removeProperty('top');
    };
  }, [region]);
}
