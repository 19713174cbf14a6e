import { ArrowLeft, ArrowRight, Save } from 'lucide-react';
import type { WizardStep } from '#domain/listings/wizard.ts';
import { useBannerHeight } from '#web/consent/banner-height.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { Wizard } from '../use-wizard.ts';
import { OfflineBar } from './offline-bar.tsx';

/** Hidden on narrow screens, where only the icon fits. */
const LABEL = 'max-[26rem]:sr-only';

/** Stays at the bottom of the screen. */
export function ActionBar({ wizard }: { wizard: Wizard }) {
  const { step, addressOf, isReady, isSaving, save } = wizard;
  const bannerHeight = useBannerHeight();
  return (
    <div
      data-keep-clear
      style={{ bottom: bannerHeight }}
      className="sticky z-20 border-line border-t bg-card pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] noscript:hidden"
    >
      <OfflineBar wizard={wizard} />
      <div className="mx-auto flex w-full max-w-7xl items-center gap-2 px-4 sm:gap-3 sm:px-6 lg:px-8">
        {step > 1 && (
          <LinkButton to={addressOf((step - 1) as WizardStep)} look="secondary" className="px-3.5! sm:px-5!">
            <ArrowLeft aria-hidden className="size-4" />
            <span className={LABEL}>Previous</span>
          </LinkButton>
        )}
        <Button
          look="quiet"
          busy={isSaving}
          disabled={!isReady}
          onClick={save}
          className={cx('px-3.5! sm:px-5!', step > 1 && 'max-[26rem]:border max-[26rem]:border-line')}
        >
          {!isSaving && <Save aria-hidden className="size-4" />}
          <span className={step > 1 ? LABEL : undefined}>Save Draft</span>
        </Button>
        <div className="flex flex-1 justify-end">
          {step < 3 ? (
            <LinkButton to={addressOf((step + 1) as WizardStep)} className="min-w-32 max-sm:flex-1">
              Next
              <ArrowRight aria-hidden className="size-4" />
            </LinkButton>
          ) : (
            <SubmitListing wizard={wizard} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Looks disabled until both boxes are ticked, but can be pressed: it then says what is missing. */
function SubmitListing({
  wizard: { consent, isReady, isSubmitting, isWaiting, submit },
}: {
  wizard: Wizard;
}) {
  const mayTry = consent.agreesToTerms && consent.consentsToContact;
  return (
    <Button
      aria-disabled={!mayTry || undefined}
      busy={isSubmitting || isWaiting}
      disabled={!isReady}
      onClick={submit}
      className="px-4! max-sm:flex-1"
    >
      {isWaiting ? 'Waiting for uploads…' : isSubmitting ? 'Submitting...' : 'Submit for Review'}
    </Button>
  );
}
