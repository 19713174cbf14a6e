import { CloudOff } from 'lucide-react';
import { useOnline } from '#web/browser/online.ts';
import type { Wizard } from '../use-wizard.ts';

function textOf({ draftState: { localState }, user }: Wizard): string {
  if (localState === 'failed')
    return 'You’re offline, and this browser can’t store your listing. Keep this page open.';
  return user
    ? 'You’re offline. Your changes are saved in this browser, and in your account once you’re back online.'
    : 'You’re offline. Your changes are saved in this browser.';
}

/** While offline, the one message about where the listing is saved. */
export function OfflineBar({ wizard }: { wizard: Wizard }) {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="mx-auto mb-2 flex w-full max-w-7xl items-start gap-2 px-4 text-muted text-sm sm:px-6 lg:px-8">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          {textOf(wizard)}
        </p>
      )}
    </div>
  );
}
