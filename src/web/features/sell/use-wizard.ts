import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import { FIELD_NAMES } from '#domain/listings/fields/fields.ts';
import { readStep, SELL_NOTICES, SIGN_IN_REDIRECT_MS, type WizardStep } from '#domain/listings/wizard.ts';
import type { MediaItem } from '#domain/media/items.ts';
import { ApiError } from '#web/api/api-error.ts';
import { draftRefusalOf } from '#web/drafts/draft-refusal.ts';
import { serverDrafts } from '#web/drafts/server-drafts.ts';
import {
  type ChangeValues,
  type FieldProblems,
  problemsOf,
  questionsOf,
} from '#web/listing-form/form-values.ts';
import { returnTo } from '#web/session/return-path.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useSessionExpiry } from './session/use-session-expiry.ts';
import type { Submission } from './submissions.ts';
import { createSubmitter, creationError } from './submit-listing.ts';
import { replaceSubmitted } from './submitted-listing.ts';
import { useWizardDraft } from './use-wizard-draft.ts';
import { wizardAddress } from './wizard-address.ts';

export type Wizard = ReturnType<typeof useWizard>;

const NO_CONSENT = { agreesToTerms: false, consentsToContact: false };

export function useWizard() {
  const [parameters] = useSearchParams();
  const step = readStep(parameters.get('step'));
  const navigate = useNavigate();
  const client = useQueryClient();
  const draft = useWizardDraft(parameters.get('draft'), step);
  const { saver, user } = draft;
  const expiry = useSessionExpiry();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [consent, setConsent] = useState(NO_CONSENT);
  const [uploads, setUploads] = useState({ isRunning: false, failed: 0 });
  const [isWaiting, setIsWaiting] = useState(false);
  const [timesRefused, setTimesRefused] = useState(0);
  const [timesIncomplete, setTimesIncomplete] = useState(0);
  const [timesWithoutConsent, setTimesWithoutConsent] = useState(0);
  const [isSubmitting, duringSubmit] = useBusy();
  const [isSaving, duringSave] = useBusy();
  const [submit] = useState(createSubmitter);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const addressOf = (to: WizardStep) => wizardAddress(to, saver.read().id ?? parameters.get('draft'));

  const change: ChangeValues = (update) => {
    saver.change((before) => {
      const { formData, otherTexts } = update(before);
      return { ...before, formData, otherTexts };
    });
  };

  /** Changing a field clears its problem. */
  function changeField(update: Parameters<ChangeValues>[0]) {
    const before = saver.read().content.formData;
    change(update);
    const { formData } = saver.read().content;
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => formData[name] === before[name])),
    );
  }

  /** Uploading and submitting need an account. Saves the draft first, and returns to it after sign-in. */
  async function askToSignIn() {
    await saver.saveNow();
    toast(SELL_NOTICES.signIn);
    clearTimeout(leaving.current);
    const [pathname = '', search = ''] = addressOf(step).split('?');
    leaving.current = setTimeout(
      () => navigate('/sign-in', { state: returnTo({ pathname, search: `?${search}`, hash: '' }) }),
      SIGN_IN_REDIRECT_MS,
    );
  }

  async function send() {
    const saved = await saver.saveNow();
    const { id, content, serverCopy, serverState } = saver.read();
    if (id === null || saved === 'nowhere')
      return void toast({ ...SELL_NOTICES.notSaved, variant: 'destructive' });
    try {
      await finish(await submit({ id, content, serverCopy }), 'submitted');
      // The last save may have reached the server although its response was lost.
      if (serverState === 'failed' && serverCopy === null)
        await serverDrafts.remove(id).catch(() => undefined);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        return expiry.signInAndThen(() => submitLatest.current());
      await refused(error);
    }
  }

  async function finish(listing: OwnListing, outcome: Submission['outcome']) {
    draft.confirm(listing, outcome);
    // Consent was given for this listing only.
    setConsent(NO_CONSENT);
    setProblems({});
    setTimesIncomplete(0);
    setTimesWithoutConsent(0);
    await client.invalidateQueries({ refetchType: 'none' });
  }

  async function refused(error: unknown) {
    const { reason } = draftRefusalOf(error);
    if (reason === 'missing') {
      draft.continueAsNew(step);
      return void toast({ ...SELL_NOTICES.draftMissing, variant: 'destructive' });
    }
    if (reason) await saver.noteRefusal(error);
    if (reason === 'submitted') {
      setTimesRefused((times) => times + 1);
      return void toast({ ...SELL_NOTICES.alreadySubmitted, variant: 'destructive' });
    }
    explain('Error Creating Listing', error);
  }

  /** Errors of fields are listed at the top of the review step; everything else is a toast. */
  function explain(title: string, error: unknown) {
    const details = error instanceof ApiError ? error.details : [];
    const fields = details.filter(({ path }) => FIELD_NAMES.some((name) => name === path[0]));
    setProblems(Object.fromEntries(fields.map(({ path, message }) => [path[0], message])));
    if (fields.length > 0) setTimesIncomplete((times) => times + 1);
    if (fields.length === 0 || fields.length < details.length)
      toast({ title, description: creationError(error), variant: 'destructive' });
  }

  function submitNow() {
    const { content } = saver.read();
    if (!consent.agreesToTerms || !consent.consentsToContact)
      return setTimesWithoutConsent((times) => times + 1);
    const found = problemsOf(content);
    setProblems(found);
    const isAsked = questionsOf(content).length > 0;
    if (Object.keys(found).length > 0 || uploads.failed > 0 || isAsked)
      return setTimesIncomplete((times) => times + 1);
    if (!user && expiry.expired) return expiry.signInAndThen(() => submitLatest.current());
    if (!user) return void askToSignIn();
    if (uploads.isRunning) return setIsWaiting(true);
    void duringSubmit(send);
  }

  // A submission during uploads continues by itself when they have ended.
  const submitLatest = useRef(submitNow);
  submitLatest.current = submitNow;
  useEffect(() => {
    if (!isWaiting || uploads.isRunning) return;
    setIsWaiting(false);
    submitLatest.current();
  }, [isWaiting, uploads.isRunning]);
  useEffect(() => {
    if (step !== 3) setIsWaiting(false);
  }, [step]);

  const onUploads = useCallback(
    (isRunning: boolean, failed: number) => setUploads({ isRunning, failed }),
    [],
  );

  return {
    ...draft,
    step,
    addressOf,
    changeField,
    changeMedia: (uploadedMedia: MediaItem[]) => saver.change((before) => ({ ...before, uploadedMedia })),
    problems,
    consent,
    setConsent,
    onUploads,
    failedUploads: uploads.failed,
    /** Submitted, but uploads are still running. */
    isWaiting,
    isSubmitting,
    isSaving,
    askToSignIn: () => (expiry.expired ? expiry.signInAndThen(() => {}) : void askToSignIn()),
    expiry,

    save: () =>
      duringSave(async () => {
        const where = await saver.saveNow();
        if (where === 'nowhere') toast({ ...SELL_NOTICES.notSaved, variant: 'destructive' });
        else toast({ ...SELL_NOTICES.saved, description: SAVED_WHERE[where], variant: 'success' });
      }),

    submit: submitNow,

    /** How often submitting was refused because the draft had already been submitted. */
    timesRefused,
    /** How often submitting was refused because fields were missing or invalid, and because a consent was missing. */
    timesIncomplete,
    timesWithoutConsent,

    /** Submits the input as a second listing, from the review step, which requires consent. */
    submitAsAnother() {
      draft.continueAsNew(3);
      if (step === 3) submitNow();
    },

    /** Replaces the content of the submitted listing with the input. */
    replaceSubmitted: () =>
      duringSubmit(async () => {
        const { content, submittedAs } = saver.read();
        if (!submittedAs) return;
        if (uploads.isRunning) return void toast({ ...SELL_NOTICES.uploading, variant: 'destructive' });
        try {
          await finish(await replaceSubmitted(submittedAs.id, content), 'replaced');
        } catch (error) {
          explain('Listing not changed', error);
        }
      }),
  };
}

const SAVED_WHERE = {
  browser: 'Saved in this browser.',
  account: 'Saved to your account: you can continue on any device.',
} as const;
