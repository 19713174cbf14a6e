import { X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { type Coached, coach, type NextStep } from '#domain/listings/coach/coach.ts';
import { categoryOf, factsOf } from '#web/listing-form/form-values.ts';
import { dismissedIn, withDismissed } from '#web/listing-form/kept-beside-fields.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Score } from '#web/ui/states/score.tsx';
import { stepOf } from '../sections.ts';
import type { Wizard } from '../use-wizard.ts';

const coachedIn = ({ draftState: { content } }: Wizard): Coached => {
  const photos = content.uploadedMedia.filter(({ type }) => type === 'photo').length;
  return coach({ facts: factsOf(content), photos }, dismissedIn(content));
};

/** How complete the listing is and what would help it most; the rest on request. */
export function CoachCard({ wizard }: { wizard: Wizard }) {
  const { content } = wizard.draftState;
  const heading = useId();
  // Before the category is known, nobody knows what is missing.
  if (!categoryOf(content)) return null;
  const { score, steps } = coachedIn(wizard);
  const [next, ...more] = steps;
  const dismissed = dismissedIn(content);
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        What would help your listing
      </h2>
      <Score score={score} label="Listing score" />
      {!next && <p className="mt-2 text-muted text-sm">{NOTHING_LEFT}</p>}
      {next && (
        <ul className="mt-3">
          <Step step={next} wizard={wizard} />
        </ul>
      )}
      {more.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-8 cursor-pointer py-1 text-muted text-sm hover:text-ink">
            {more.length} more {more.length === 1 ? 'idea' : 'ideas'}
          </summary>
          <ul className="mt-1 flex flex-col gap-2">
            {more.map((step) => (
              <Step key={step.advice} step={step} wizard={wizard} />
            ))}
          </ul>
        </details>
      )}
      {dismissed.length > 0 && (
        <button
          type="button"
          className="mt-2 min-h-8 cursor-pointer text-muted text-sm underline underline-offset-4 hover:text-ink"
          onClick={() => wizard.changeField((before) => withDismissed(before, []))}
        >
          Show {dismissed.length} dismissed
        </button>
      )}
    </Card>
  );
}

const NOTHING_LEFT = 'Nothing else to add that buyers commonly ask for.';

function Step({ step: { advice, text, why, field }, wizard }: { step: NextStep; wizard: Wizard }) {
  const { addressOf, changeField } = wizard;
  const to = addressOf(stepOf(field));
  const id = useId();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-1">
      <div>
        <Link
          id={id}
          to={field === 'images' ? `${to}#photos` : to}
          state={{ field }}
          className="inline-block py-1 font-medium text-sea text-sm underline underline-offset-4 hover:text-sea-strong"
        >
          {text}
        </Link>
        <p className="text-muted text-sm">{why}</p>
      </div>
      <IconButton
        label="Do not suggest again"
        aria-describedby={id}
        className="-mt-1.5 -mr-2 [&_svg]:size-4"
        onClick={() => changeField((before) => withDismissed(before, [...dismissedIn(before), advice]))}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
