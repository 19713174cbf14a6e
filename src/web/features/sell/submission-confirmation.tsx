import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#domain/dates.ts';
import { DAY } from '#domain/durations.ts';
import { submittedWords } from '#domain/listings/selling-words.ts';
import { SELL_NOTICES } from '#domain/listings/wizard.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Submission } from './submissions.ts';

type ConfirmationProps = { submission: Submission; onListAnother: () => void };

/** Takes the place of the form after submitting: what was submitted and what happens next. */
export function SubmissionConfirmation({ submission, onListAnother }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { outcome, id, title, photo, owner, at, category = null } = submission;
  const notice = SELL_NOTICES[outcome];
  const description = outcome === 'submitted' ? submittedWords({ category }) : notice.description;
  const dueAt = new Date(Date.parse(at) + DAY);
  return (
    <Card as="section" aria-labelledby="submitted-heading" className="max-w-3xl">
      <h2
        id="submitted-heading"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-28 text-xl outline-none sm:text-2xl"
      >
        {notice.title}
      </h2>
      <p className="mt-2 max-w-prose">{description}</p>
      <div className="mt-5 flex flex-wrap items-center gap-4 sm:flex-nowrap">
        <div className="aspect-4/3 w-full shrink-0 overflow-hidden rounded-control bg-line sm:w-56">
          <Photo
            photo={photo === null ? null : { url: photo, width: null, height: null, placeholder: null }}
            alt=""
            sizes="(min-width: 40rem) 14rem, 100vw"
            widest={640}
          />
        </div>
        <p className="wrap-anywhere min-w-0 font-display text-lg">{title}</p>
      </div>
      <h3 className="mt-6 text-lg">What happens next</h3>
      <ol className="mt-2 flex max-w-prose list-decimal flex-col gap-1.5 pl-5">
        <li>We check the listing by {formatDateTime(dueAt)}, usually sooner.</li>
        <li>
          We then email <span className="wrap-anywhere">{owner}</span> to say that it is live, or what to
          change first.
        </li>
        <li>
          Until then only you can see it. You can follow and change it in{' '}
          <Link to="/my-listings" className="font-semibold text-sea underline underline-offset-4">
            My Listings
          </Link>
          .
        </li>
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={`/boats/${id}`}>View your listing</LinkButton>
        <Button look="secondary" onClick={onListAnother}>
          List another
        </Button>
      </div>
    </Card>
  );
}
