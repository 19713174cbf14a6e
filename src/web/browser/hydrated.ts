import { useDeferredValue, useEffect } from 'react';

let isOver = false;

/**
 * False on the server and during hydration, then true. The update is deferred so that React renders it in small
 * steps and a phone stays responsive.
 */
export function useHydrated(): boolean {
  useEffect(() => {
    isOver = true;
  }, []);
  return useDeferredValue(true, isOver);
}
