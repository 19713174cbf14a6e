import { type RefObject, useEffect } from 'react';

/** The key that leads to the next region of a window elsewhere too: here, to the toast's first button. */
const KEY = 'F6';

/** By keyboard alone a toast at the end of the document would be gone before anyone had tabbed to it. */
export function useToastKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const button = event.key === KEY && region.current?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      button.focus();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [region]);
}
