import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#contract/accounts/accounts.ts';
import type { DraftContent } from '#contract/selling/drafts.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { fullName } from '#domain/accounts/names.ts';
import { SELL_NOTICES, type WizardStep } from '#domain/listings/wizard.ts';
import { draftStore } from '#web/drafts/browser-drafts.ts';
import { createDraftSaver } from '#web/drafts/draft-saver.ts';
import { openDraft } from '#web/drafts/open-draft.ts';
import { serverDrafts } from '#web/drafts/server-drafts.ts';
import { blankValues } from '#web/listing-form/form-values.ts';
import { profileQuery } from '#web/session/profile.ts';
import { useSession } from '#web/session/session.ts';
import { useSessionSettled } from '#web/session/session-sharing.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { rememberSubmission, type Submission, submissionOf } from './submissions.ts';
import { NEW_DRAFT, wizardAddress } from './wizard-address.ts';

/**
 * An empty form with the seller's name and phone number, if known. Messages are on by default: they do not reveal the seller's address.
 * Showing the phone number is opt-in.
 */
function blankContent(user: User | undefined, sellerPhone: string): DraftContent {
  const { formData, otherTexts } = blankValues();
  const sellerName = user ? fullName(user) : '';
  return {
    formData: { ...formData, sellerName, sellerPhone, showEmail: true },
    otherTexts,
    uploadedMedia: [],
    currentStep: 1,
  };
}

/** Opens the draft in the address and autosaves it. An address without a draft gets its id after the first save. */
export function useWizardDraft(named: string | null, step: WizardStep) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const user = useSession()?.user;
  const signedIn = user?.email ?? null;
  const isSettled = useSessionSettled();
  const [saver] = useState(() => createDraftSaver({ store: draftStore, server: serverDrafts }));
  const draftState = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  const [isReady, setIsReady] = useState(false);
  const client = useQueryClient();
  /** From the profile; never needed to open the form. */
  const phone = useRef('');
  const opening = useRef<string | null>(undefined);
  /** Its confirmation is shown even before the address has changed. */
  const [justSubmitted, setJustSubmitted] = useState<string | null>(null);
  const latest = useRef({ user, signedIn });
  latest.current = { user, signedIn };

  useEffect(() => {
    if (!isSettled) return;
    const { id } = saver.read();
    const isOpen = opening.current !== undefined && (named === null || named === id);
    if (isOpen || opening.current === named) return;
    opening.current = named;
    if (submissionOf(named, latest.current.user?.email)) {
      saver.open(null, blankContent(latest.current.user, phone.current), latest.current.signedIn);
      return setIsReady(true);
    }
    void open(named);

    async function open(id: string | null) {
      const { user, signedIn: owner } = latest.current;
      if (id !== NEW_DRAFT) saver.flush();
      if (id && id !== NEW_DRAFT && owner && !draftStore.read(id)) toast(SELL_NOTICES.loading);
      const { draft, isMissing } =
        id === NEW_DRAFT
          ? { draft: null, isMissing: false }
          : await openDraft({ store: draftStore, server: serverDrafts }, { id, owner }).catch(() => ({
              draft: null,
              isMissing: true,
            }));
      if (owner && !draft)
        phone.current = await client.fetchQuery(profileQuery).then(
          (profile) => profile.phone ?? '',
          () => '',
        );
      // Another draft was requested meanwhile.
      if (opening.current !== id) return;
      saver.open(draft, blankContent(user, phone.current), owner);
      setIsReady(true);
      if (draft)
        toast({
          ...SELL_NOTICES.loaded,
          description: `Carry on with ${draft.title || 'your untitled listing'} where you left off.`,
        });
      if (isMissing) {
        toast({ ...SELL_NOTICES.notFound, variant: 'destructive' });
        opening.current = NEW_DRAFT;
        navigate(wizardAddress(1, NEW_DRAFT), { replace: true });
      }
    }
  }, [isSettled, named, saver, navigate, client]);

  // The draft moves to the account that signs in, unless it belongs to another one.
  useEffect(() => {
    if (!isReady) return;
    const { owner } = saver.read();
    if (signedIn && owner && owner !== signedIn) {
      saver.flush();
      saver.open(null, blankContent(latest.current.user, phone.current), signedIn);
      navigate(wizardAddress(1, NEW_DRAFT), { replace: true });
    } else saver.setOwner(signedIn);
  }, [isReady, signedIn, saver, navigate]);

  // Adds the draft's id to the address. Not through the router, which would drop a navigation to another step that is
  // under way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new history entry gets the id
  useEffect(() => {
    if (!isReady || draftState.id === null || (named !== null && named !== NEW_DRAFT)) return;
    window.history.replaceState(window.history.state, '', wizardAddress(step, draftState.id));
  }, [isReady, draftState.id, named, step, key]);

  useEffect(() => {
    if (step !== 3) setJustSubmitted(null);
  }, [step]);

  useEffect(() => {
    if (isReady && saver.read().localState !== 'nothing')
      saver.change((before) => (before.currentStep === step ? before : { ...before, currentStep: step }));
  }, [isReady, step, saver]);

  // Saves before the page closes, and loads what another tab has saved.
  useEffect(() => {
    const flush = () => saver.flush();
    const follow = ({ key }: StorageEvent) => {
      const { id } = saver.read();
      if (id !== null && key === draftStore.keyOf(id)) saver.follow();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('storage', follow);
    window.addEventListener('online', saver.resume);
    return () => {
      flush();
      window.removeEventListener('online', saver.resume);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('storage', follow);
    };
  }, [saver]);

  return {
    saver,
    draftState,
    isReady,
    /** Set when the draft in the address has been submitted in this tab. */
    submission: isReady ? submissionOf(justSubmitted ?? named, user?.email) : undefined,
    user,
    /** The values of an empty form, which the seller did not type. */
    startedWith: blankContent(user, phone.current).formData,
    /** Starts another draft; this one stays saved. */
    startNewDraft() {
      saver.flush();
      saver.open(null, blankContent(user, phone.current), signedIn);
      opening.current = NEW_DRAFT;
      navigate(wizardAddress(1, NEW_DRAFT));
    },
    /** Saves the input as a separate draft. */
    continueAsNew(to: WizardStep) {
      const id = saver.continueAsNew();
      opening.current = id;
      navigate(wizardAddress(to, id), { replace: true });
    },
    /** Replaces the form with the confirmation. */
    confirm(listing: OwnListing, outcome: Submission['outcome']) {
      const { id } = saver.read();
      if (id === null || !user) return;
      rememberSubmission(id, listing, { outcome, owner: user.email, at: new Date().toISOString() });
      setJustSubmitted(id);
      opening.current = id;
      saver.forget(blankContent(user, phone.current));
      navigate(wizardAddress(1, id), { replace: true });
    },
  };
}
