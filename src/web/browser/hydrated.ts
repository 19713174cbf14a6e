import { useDeferredValue, useEffect } from 'react';

let isOver = false;

/**
 * False on the server and for the first render in the browser, then true. What then comes to the page comes in small
 * steps: one great one would keep a phone from answering a finger.
 */
export function useHydrated(): boolean {
  useEffect(() => {
    isOver = true;
  }, []);
  return useDeferredValue(true, isOver);
}
