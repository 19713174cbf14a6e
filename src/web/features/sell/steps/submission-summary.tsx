import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SUBMISSION_PROBLEMS } from '#domain/listings/wizard.ts';
import { questionsOf, withConfirmed } from '#web/listing-form/form-values.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { stepOf } from '../sections.ts';
import { submissionProblems } from '../submission-problems.ts';
import type { Wizard } from '../use-wizard.ts';

const LINK = 'inline-flex min-h-7 items-center font-medium underline underline-offset-4';

/** The missing and invalid fields, each with a link to it. A refused submission scrolls here and moves the focus here. */
export function SubmissionSummary({ wizard }: { wizard: Wizard }) {
  const { draftState, problems, failedUploads, timesIncomplete, addressOf, changeField } = wizard;
  const summary = useRef<HTMLElement>(null);
  const handled = useRef(timesIncomplete);
  useEffect(() => {
    if (timesIncomplete === handled.current) return;
    handled.current = timesIncomplete;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [timesIncomplete]);

  const lines = submissionProblems(draftState.content, problems);
  const questions = questionsOf(draftState.content);
  const isComplete = lines.length === 0 && failedUploads === 0;
  if (isComplete && questions.length === 0) return null;
  const isRefused = timesIncomplete > 0;
  const { title, description } =
    SUBMISSION_PROBLEMS[lines.some(({ isMissing }) => isMissing) ? 'missing' : 'invalid'];
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-label="To complete or correct"
      className="scroll-mt-28 outline-none"
    >
      {questions.length > 0 && (
        <Notice title="Is this right?" className={isComplete ? undefined : 'mb-4'}>
          <ul className="mt-1">
            {questions.map(({ field, question, usual }) => (
              <li key={field}>
                <Link to={addressOf(stepOf(field))} state={{ field }} className={LINK}>
                  {question}
                </Link>{' '}
                {usual}
              </li>
            ))}
          </ul>
          <Button
            look="secondary"
            size="small"
            className="mt-2"
            onClick={() => changeField((before) => withConfirmed(before, questions))}
          >
            {questions.length === 1 ? 'Yes, that is right' : 'Yes, all of it is right'}
          </Button>
        </Notice>
      )}
      {!isComplete && (
        <Notice variant={isRefused ? 'error' : 'info'} title={isRefused ? title : 'Before you can submit'}>
          {isRefused && <p>{description}</p>}
          <ul className="mt-1">
            {lines.map(({ name, text }) => (
              <li key={name}>
                <Link to={addressOf(stepOf(name))} state={{ field: name }} className={LINK}>
                  {text}
                </Link>
              </li>
            ))}
            {failedUploads > 0 && (
              <li>
                <Link to={`${addressOf(2)}#photos`} className={LINK}>
                  {failedUploads === 1 ? 'One file was' : `${failedUploads} files were`} not uploaded: retry
                  or remove
                </Link>
              </li>
            )}
          </ul>
        </Notice>
      )}
    </section>
  );
}
