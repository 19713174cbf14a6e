import { Clock } from 'lucide-react';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import { HOUR } from '#domain/durations.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';

const KEY = 'resetEmail';

const storage = safeStorage('sessionStorage');

/** The email address of the requested reset code, until the password is set. */
export const resetEmail = {
  keep: (email: string) => storage.setItem(KEY, email),
  clear: () => storage.removeItem(KEY),
};

const HOURS = VALIDITY.resetCode / HOUR;

export function ResetExpiry() {
  return (
    <p className="mt-6 flex items-start gap-2 text-muted text-sm">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      The reset link and its code expire after {HOURS} {HOURS === 1 ? 'hour' : 'hours'}.
    </p>
  );
}
