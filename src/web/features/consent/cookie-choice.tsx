import { useHydrated } from '#web/browser/hydrated.ts';
import { consent, useConsent } from '#web/consent/consent.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** Shows the current choice and reopens the banner. Without JavaScript nothing is counted, so there is nothing to choose. */
export function CookieChoice() {
  const hydrated = useHydrated();
  const choice = useConsent();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <Button look="secondary" disabled={!hydrated || choice === null} onClick={consent.reopen}>
        Change my choice
      </Button>
      <p role="status" className="text-muted text-sm">
        {choice && `Your choice: essential${choice.analytics ? ' and analytics' : ' only'}.`}
        {choice === null && 'You have not chosen yet. Use the banner below.'}
      </p>
    </div>
  );
}
