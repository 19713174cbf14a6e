import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SUBMISSION_PROBLEMS } from '#domain/listings/wizard.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Both boxes must be ticked to submit. Submitting without them focuses the first one that is not. */
export function ConsentCard({ wizard: { consent, setConsent, timesWithoutConsent } }: { wizard: Wizard }) {
  const card = useRef<HTMLDivElement>(null);
  const handled = useRef(timesWithoutConsent);
  useEffect(() => {
    if (timesWithoutConsent === handled.current) return;
    handled.current = timesWithoutConsent;
    card.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
  }, [timesWithoutConsent]);

  const isMissing = !consent.agreesToTerms || !consent.consentsToContact;
  const { title, description } = SUBMISSION_PROBLEMS.consent;
  const tick = (name: keyof typeof consent) => ({
    name,
    checked: consent[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setConsent((before) => ({ ...before, [name]: target.checked })),
  });
  return (
    <Card as="section" aria-labelledby="consent-heading">
      <div ref={card} className="flex flex-col gap-4">
        <h3 id="consent-heading" className="text-lg">
          Before you submit
        </h3>
        {timesWithoutConsent > 0 && isMissing && (
          <Notice variant="error" title={title}>
            {description}
          </Notice>
        )}
        <Checkbox
          {...tick('agreesToTerms')}
          label={
            <>
              I agree to the{' '}
              <Link
                to="/terms-conditions"
                target="_blank"
                className="text-sea underline underline-offset-4 hover:text-sea-strong"
              >
                Terms and Conditions
              </Link>
            </>
          }
        />
        <Checkbox
          {...tick('consentsToContact')}
          label="I consent to being contacted about this listing"
          help="By us during the review, and by buyers in the ways you chose."
        />
        <p className="text-muted text-sm">
          We check every listing before it goes live, usually within 24 hours. Listing is free.
        </p>
      </div>
    </Card>
  );
}
