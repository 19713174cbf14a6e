import { lazy, Suspense, useRef } from 'react';
import { sellHeading, stepTitle } from '#domain/listings/selling-words.ts';
import { placedIn } from '#web/listing-form/form-values.ts';
import { BackButton } from '#web/page/back-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { CoachCard } from './coach/coach-card.tsx';
import { ActionBar } from './frame/action-bar.tsx';
import { CopyNotice, useCopiedTitle } from './frame/copy-notice.tsx';
import { ConflictNotice, ContinuedNotice, SubmittedElsewhereNotice } from './frame/draft-notices.tsx';
import { DraftStatus } from './frame/draft-status.tsx';
import { HelpLinks } from './frame/help-links.tsx';
import { ProgressCard } from './frame/progress-card.tsx';
import { StepTrail } from './frame/step-trail.tsx';
import { WizardSkeleton } from './frame/wizard-skeleton.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { MediaStep } from './steps/media-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { SubmissionConfirmation } from './submission-confirmation.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useWizard, type Wizard } from './use-wizard.ts';

/** Loaded when it is needed; the server never renders it. */
const SignInDialog = lazy(() => import('./session/sign-in-dialog.tsx'));

export function SellWizard() {
  const wizard = useWizard();
  const { step, isReady, submission, startNewDraft } = wizard;
  return (
    <>
      <Container className="flex flex-col gap-5 pt-4 pb-10">
        <BackButton otherwise="/" />
        <header>
          <h1 className="text-2xl sm:text-3xl">{sellHeading(placedIn(wizard.draftState.content))}</h1>
          {step === 1 && !submission && (
            <p className="mt-2 max-w-2xl text-muted">
              Free for boats, moorings, engines and equipment. We check every listing before it goes live,
              usually within 24 hours.
            </p>
          )}
        </header>
        <noscript>
          <Notice>Listing a boat needs JavaScript. Please turn it on in your browser.</Notice>
        </noscript>
        {submission ? (
          <SubmissionConfirmation submission={submission} onListAnother={startNewDraft} />
        ) : (
          <>
            <StepTrail wizard={wizard} />
            {isReady ? <Steps wizard={wizard} /> : <WizardSkeleton />}
          </>
        )}
      </Container>
      {!submission && <ActionBar wizard={wizard} />}
      {wizard.expiry.expired && (
        <Suspense>
          <SignInDialog
            email={wizard.expiry.expired}
            open={wizard.expiry.isAsking}
            onOpenChange={wizard.expiry.setIsAsking}
          />
        </Suspense>
      )}
    </>
  );
}

function Steps({ wizard }: { wizard: Wizard }) {
  const { step } = wizard;
  const copiedTitle = useCopiedTitle();
  const area = useRef<HTMLDivElement>(null);
  useStepFocus(step, area);
  // Stays mounted once opened, so that uploads continue while other steps are shown.
  const hasMedia = useRef(false);
  hasMedia.current ||= step === 2;

  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      {/* The scroll margins keep a focused field and its suggestions above the action bar. */}
      <div
        ref={area}
        className="flex min-w-0 flex-col gap-6 [&_[role=combobox]]:scroll-mb-64 [&_:is(input,select,textarea,a,button)]:scroll-mb-24"
      >
        <ConflictNotice wizard={wizard} />
        <SubmittedElsewhereNotice wizard={wizard} />
        {step === 1 && (copiedTitle === undefined ? <ContinuedNotice wizard={wizard} /> : <CopyNotice />)}
        <h2 data-step-heading tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {stepTitle(step, placedIn(wizard.draftState.content))}
        </h2>
        {step === 1 && <DetailsStep wizard={wizard} />}
        {hasMedia.current && (
          <div hidden={step !== 2}>
            <MediaStep wizard={wizard} />
          </div>
        )}
        {step === 3 && <ReviewStep wizard={wizard} />}
      </div>
      <aside className="min-w-0 max-lg:order-last" aria-label="Your listing so far">
        <div className="flex flex-col gap-5 lg:sticky lg:top-24">
          <CoachCard wizard={wizard} />
          <ProgressCard wizard={wizard} />
          <DraftStatus wizard={wizard} />
          <HelpLinks />
        </div>
      </aside>
    </div>
  );
}
