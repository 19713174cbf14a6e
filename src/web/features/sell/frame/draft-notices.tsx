import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#domain/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Names the draft that was opened, until it is changed, and offers to start another. */
export function ContinuedNotice({ wizard: { draftState, startNewDraft } }: { wizard: Wizard }) {
  const opened = useRef(draftState);
  const isAsOpened = draftState.id !== null && draftState.content === opened.current.content;
  if (!isAsOpened) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-foam px-4 py-3">
      <p className="min-w-0">
        Carry on with{' '}
        {draftState.content.formData.title ? (
          <strong className="wrap-anywhere">{draftState.content.formData.title}</strong>
        ) : (
          'your untitled listing'
        )}
        , saved {formatDateTime(draftState.savedAt)}.
      </p>
      <Button look="secondary" size="small" onClick={startNewDraft}>
        Start a new listing
      </Button>
    </div>
  );
}

/** Two devices changed the draft: the seller chooses, and the other version becomes a separate draft. */
export function ConflictNotice({ wizard: { draftState, saver } }: { wizard: Wizard }) {
  if (draftState.serverState !== 'conflict' || !draftState.conflictingDraft) return null;
  return (
    <Notice title="This draft was changed on another device">
      <p>
        It was saved there {formatDateTime(draftState.conflictingDraft.savedAt)}. Choose which version to
        continue with; the other is saved as a separate draft.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => saver.settle('mine')}>
          Keep this version
        </Button>
        <Button size="small" look="secondary" onClick={() => saver.settle('theirs')}>
          Use the other version
        </Button>
      </div>
    </Notice>
  );
}

/** The draft was submitted elsewhere with other content: the seller chooses what happens to this version. */
export function SubmittedElsewhereNotice({ wizard }: { wizard: Wizard }) {
  const { draftState, isSubmitting, submitAsAnother, replaceSubmitted, timesRefused } = wizard;
  const heading = useRef<HTMLSpanElement>(null);
  // Autosave may detect this while the seller types, so the focus moves here only after an attempt to submit.
  useEffect(() => {
    if (timesRefused > 0) heading.current?.focus();
  }, [timesRefused]);
  if (draftState.serverState !== 'submitted') return null;
  const { submittedAs } = draftState;
  return (
    <Notice
      title={
        <span ref={heading} tabIndex={-1} className="scroll-mt-28 outline-none">
          This draft was already submitted
        </span>
      }
    >
      <p className="wrap-anywhere">
        {submittedAs ? (
          <>
            It was submitted from another device or browser tab as{' '}
            <Link
              to={`/boats/${submittedAs.id}`}
              className="font-semibold text-sea underline underline-offset-4"
            >
              {submittedAs.title}
            </Link>
            .
          </>
        ) : (
          'It was submitted from another device or browser tab, and that listing has been deleted since.'
        )}{' '}
        What you entered here is not part of it; it is saved in this browser.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={isSubmitting} onClick={submitAsAnother}>
          Submit as another listing
        </Button>
        {submittedAs && (
          <Button size="small" look="secondary" busy={isSubmitting} onClick={replaceSubmitted}>
            Change the submitted listing to this
          </Button>
        )}
      </div>
    </Notice>
  );
}
