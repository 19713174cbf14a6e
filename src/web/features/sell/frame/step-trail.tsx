import { Link } from 'react-router';
import { stepTitle } from '#domain/listings/selling-words.ts';
import { WIZARD_STEPS } from '#domain/listings/wizard.ts';
import { placedIn } from '#web/listing-form/form-values.ts';
import { cx } from '#web/ui/class-names.ts';
import type { Wizard } from '../use-wizard.ts';

/** Links to the three steps, which can be visited in any order. */
export function StepTrail({ wizard: { step: current, addressOf, draftState } }: { wizard: Wizard }) {
  return (
    <nav aria-label="Steps">
      <ol className="grid grid-cols-3 gap-2 sm:gap-3">
        {WIZARD_STEPS.map(({ step }) => (
          <li key={step} className="min-w-0">
            <Link
              to={addressOf(step)}
              aria-current={step === current ? 'step' : undefined}
              className={cx(
                'flex h-full flex-col gap-1 border-t-4 pt-2 pb-1 transition-colors sm:flex-row sm:items-center sm:gap-2.5',
                step === current
                  ? 'border-sea text-ink'
                  : step < current
                    ? 'border-sea/45 text-muted hover:text-ink'
                    : 'border-line text-muted hover:border-control hover:text-ink',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'tabular grid size-6 shrink-0 place-items-center rounded-pill font-semibold text-sm',
                  step === current ? 'bg-sea text-on-sea' : 'bg-foam text-ink',
                )}
              >
                {step}
              </span>
              <span className="text-pretty font-semibold text-sm leading-tight sm:text-base">
                {stepTitle(step, placedIn(draftState.content))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
