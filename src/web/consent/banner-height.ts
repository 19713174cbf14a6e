import { useSyncExternalStore } from 'react';

/** The height of the banner at the bottom of the window. */
let height = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Custom properties of the root element would restyle the whole page, even one that is not inherited. */
export function setBannerHeight(pixels: number) {
  height = pixels;
  document.documentElement.style.scrollPaddingBottom = `calc(${pixels}px + 1rem)`;
  document.body.style.setProperty('--consent-height', `${pixels}px`);
  for (const listener of listeners) listener();
}

export const useBannerHeight = () =>
  useSyncExternalStore(
    subscribe,
    () => height,
    () => 0,
  );
