import { useSyncExternalStore } from 'react';

/** How tall the banner stands at the foot of the window. */
let height = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Told to those few that make room for it. The property is not handed down (base.css): were it, a change of it would
 * have the style of every element of the page reckoned anew.
 */
export function setBannerHeight(pixels: number) {
  height = pixels;
  for (const { style } of [document.documentElement, document.body])
    style.setProperty('--consent-height', `${pixels}px`);
  for (const listener of listeners) listener();
}

export const useBannerHeight = () =>
  useSyncExternalStore(
    subscribe,
    () => height,
    () => 0,
  );
