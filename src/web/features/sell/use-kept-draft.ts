import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#contract/accounts/accounts.ts';
import type { DraftContent } from '#contract/selling/drafts.ts';
import { fullName } from '#domain/accounts/names.ts';
import { SELL_NOTICES, type WizardStep } from '#domain/listings/wizard.ts';
import { createDraftKeeper, type Kept } from '#web/drafts/draft-keeper.ts';
import { draftStore } from '#web/drafts/drafts-here.ts';
import { openDraft } from '#web/drafts/open-draft.ts';
import { serverDrafts } from '#web/drafts/server-drafts.ts';
import { blankValues } from '#web/listing-form/form-values.ts';
import { useSession } from '#web/session/session.ts';
import { useSessionSettled } from '#web/session/session-sharing.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { NEW_DRAFT, wizardAddress } from './wizard-address.ts';

/**
 * A form that nobody has touched, with the seller's name where it is known. Messages are on: they come through us and
 * show no address, and a boat that nobody can ask about does not sell. The telephone stays the seller's to offer.
 */
function blankContent(user: User | undefined): DraftContent {
  const { formData, otherTexts } = blankValues();
  const sellerName = user ? fullName(user) : '';
  return {
    formData: { ...formData, sellerName, showEmail: true },
    otherTexts,
    uploadedMedia: [],
    currentStep: 1,
  };
}

/** The draft that the address names, kept by itself from then on; an address without one gets it with the first save. */
export function useKeptDraft(named: string | null, step: WizardStep) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const user = useSession()?.user;
  const signedIn = user?.email ?? null;
  const isSettled = useSessionSettled();
  const [keeper] = useState(() => createDraftKeeper({ store: draftStore, server: serverDrafts }));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  const [isReady, setIsReady] = useState(false);
  const opening = useRef<string | null>(undefined);
  /** What was submitted is no longer there to go back to. */
  const submitted = useRef<string | null>(null);
  /** What was sent in, shown until the first step of the next is there: the review never stands emptied. */
  const [sent, setSent] = useState<Kept>();
  const latest = useRef({ user, signedIn });
  latest.current = { user, signedIn };

  useEffect(() => {
    if (!isSettled) return;
    const { id } = keeper.read();
    const isOpen = opening.current !== undefined && (named === null || named === id);
    if (isOpen || opening.current === named) return;
    if (named !== null && named === submitted.current)
      return void navigate(wizardAddress(1, NEW_DRAFT), { replace: true });
    opening.current = named;
    void open(named);

    async function open(id: string | null) {
      const { user, signedIn: owner } = latest.current;
      if (id !== NEW_DRAFT) keeper.flush();
      if (id && id !== NEW_DRAFT && owner && !draftStore.read(id)) toast(SELL_NOTICES.loading);
      const { draft, isMissing } =
        id === NEW_DRAFT
          ? { draft: null, isMissing: false }
          : await openDraft({ store: draftStore, server: serverDrafts }, { id, owner }).catch(() => ({
              draft: null,
              isMissing: true,
            }));
      // Meanwhile another one was asked for.
      if (opening.current !== id) return;
      keeper.open(draft, blankContent(user), owner);
      setIsReady(true);
      if (draft)
        toast({ ...SELL_NOTICES.loaded, description: `${draft.title || 'Your listing'} is as you left it.` });
      if (isMissing) {
        toast({ ...SELL_NOTICES.notFound, variant: 'destructive' });
        opening.current = NEW_DRAFT;
        navigate(wizardAddress(1, NEW_DRAFT), { replace: true });
      }
    }
  }, [isSettled, named, keeper, navigate]);

  // Whoever signs in takes the draft along, unless it is somebody else's.
  useEffect(() => {
    if (!isReady) return;
    const { owner } = keeper.read();
    if (signedIn && owner && owner !== signedIn) {
      keeper.flush();
      keeper.open(null, blankContent(latest.current.user), signedIn);
      navigate(wizardAddress(1, NEW_DRAFT), { replace: true });
    } else keeper.belongTo(signedIn);
  }, [isReady, signedIn, keeper, navigate]);

  // The address follows the draft once it has a name. Not by the router: a step that was asked for in the same moment
  // would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry of the history gets the name
  useEffect(() => {
    if (!isReady || kept.id === null || (named !== null && named !== NEW_DRAFT)) return;
    window.history.replaceState(window.history.state, '', wizardAddress(step, kept.id));
  }, [isReady, kept.id, named, step, key]);

  useEffect(() => {
    if (step !== 3) setSent(undefined);
  }, [step]);

  useEffect(() => {
    if (isReady && keeper.read().here !== 'nothing')
      keeper.change((before) => (before.currentStep === step ? before : { ...before, currentStep: step }));
  }, [isReady, step, keeper]);

  // Before the page goes, and when another tab has saved.
  useEffect(() => {
    const flush = () => keeper.flush();
    const follow = ({ key }: StorageEvent) => {
      const { id } = keeper.read();
      if (id !== null && key === draftStore.keyOf(id)) keeper.follow();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('storage', follow);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('storage', follow);
    };
  }, [keeper]);

  const isLeaving = sent !== undefined && step === 3;

  return {
    keeper,
    kept: isLeaving ? sent : kept,
    isLeaving,
    isReady,
    user,
    /** Leaves this draft as it is and begins another. */
    startAfresh() {
      keeper.flush();
      keeper.open(null, blankContent(user), signedIn);
      opening.current = NEW_DRAFT;
      navigate(wizardAddress(1, NEW_DRAFT));
    },
    /** Keeps what was typed as a draft of its own. */
    continueAsNew(to: WizardStep) {
      submitted.current = keeper.read().id;
      const id = keeper.continueAsNew();
      opening.current = id;
      navigate(wizardAddress(to, id), { replace: true });
    },
    /** After it was submitted. */
    forget() {
      submitted.current = keeper.read().id;
      setSent(keeper.read());
      keeper.forget(blankContent(user));
      opening.current = NEW_DRAFT;
      navigate(wizardAddress(1, NEW_DRAFT), { replace: true });
    },
  };
}
