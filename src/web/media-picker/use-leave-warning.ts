import { useEffect } from 'react';

/** Lets the browser ask before a page is closed that still has something under way. */
export function useLeaveWarning(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
