import { type ComponentType, useEffect, useState } from 'react';
import { useConsent } from '#web/consent/consent.ts';

/** Asked only in the browser, which knows whether a choice was made. Most visitors have made theirs and load no banner. */
export function ConsentQuestion() {
  const isOpen = useConsent() === null;
  const [Banner, setBanner] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    // Without it only essential cookies are used, and the next page asks again.
    import('./consent-banner.tsx').then((loaded) => setBanner(() => loaded.default)).catch(() => {});
  }, [isOpen]);

  return isOpen && Banner ? <Banner /> : null;
}
