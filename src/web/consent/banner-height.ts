import { useSyncExternalStore } from 'react';

/** The height of the banner at the bottom of the window. */
let height = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Set only on the elements that make room for it. The property is not inherited (base.css): otherwise every change
 * would restyle the whole page.
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
