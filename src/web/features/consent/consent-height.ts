import { useEffect, useRef } from 'react';
import { setBannerHeight } from '#web/consent/banner-height.ts';

/** Tells the page how tall the banner is, so that it never covers the end of the page or a focused control. */
export function useConsentHeight() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const banner = ref.current;
    if (!banner) return;
    const observer = new ResizeObserver(() => setBannerHeight(banner.offsetHeight));
    observer.observe(banner);
    return () => {
      observer.disconnect();
      setBannerHeight(0);
    };
  }, []);
  return ref;
}
