import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { setBannerHeight } from '#web/consent/banner-height.ts';
import { consent } from '#web/consent/consent.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';

const loadPreferences = () => import('./consent-preferences.tsx');

const acceptAll = () => consent.choose({ analytics: true });
const essentialOnly = () => consent.choose({ analytics: false });

export default function ConsentBanner() {
  const [customising, setCustomising] = useState(false);
  const { Part: ConsentPreferences, prepare, want } = useOnDemand(loadPreferences);
  const ref = useConsentHeight();
  return (
    <section
      ref={ref}
      aria-labelledby="consent-heading"
      className="fixed inset-x-0 bottom-0 z-50 max-h-[80dvh] overflow-y-auto border-line border-t bg-card shadow-raised print:hidden"
    >
      <div className="relative mx-auto max-w-7xl px-4 py-3 pr-14 sm:px-6 sm:py-4 sm:pr-16 lg:px-8 lg:pr-18">
        {customising && ConsentPreferences ? (
          <ConsentPreferences onSave={consent.choose} onBack={() => setCustomising(false)} />
        ) : (
          <div className="flex flex-col gap-2 sm:gap-4 lg:flex-row lg:items-center lg:justify-between">
            <div className="max-w-2xl">
              <h2 id="consent-heading" className="text-base leading-tight sm:text-lg">
                Cookies on Slipway
              </h2>
              <p className="mt-1 text-muted text-sm leading-snug">
                We need a few to keep you signed in. With your permission, we also count page views.{' '}
                <Link to="/cookie-policy" className="text-sea underline underline-offset-3">
                  Cookie Policy
                </Link>
              </p>
            </div>
            <div className="-mr-10 grid grid-cols-[1.4fr_1.15fr_1fr] gap-2 max-sm:[&_button]:h-11 max-sm:[&_button]:px-1 max-sm:[&_button]:text-[0.8125rem] max-sm:[&_button]:leading-tight max-sm:[&_button]:whitespace-normal sm:mr-0 sm:flex">
              <Button size="small" onClick={acceptAll}>
                Accept All Cookies
              </Button>
              <Button size="small" onClick={essentialOnly}>
                Essential Only
              </Button>
              <Button
                size="small"
                look="secondary"
                onPointerEnter={prepare}
                onClick={() => want(() => setCustomising(true))}
              >
                Customize
              </Button>
            </div>
          </div>
        )}
        <IconButton
          label="Close"
          title="Close and use essential cookies only"
          className="absolute top-2 right-2 sm:right-4"
          onClick={essentialOnly}
        >
          <X />
        </IconButton>
      </div>
    </section>
  );
}

/** Publishes the height of the banner, so that it never covers the end of the page or a focused control. */
function useConsentHeight() {
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
