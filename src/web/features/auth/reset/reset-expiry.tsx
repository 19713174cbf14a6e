import { Clock } from 'lucide-react';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import { HOUR } from '#domain/durations.ts';

const HOURS = VALIDITY.resetCode / HOUR;

export function ResetExpiry() {
  return (
    <p className="mt-6 flex items-start gap-2 text-muted text-sm">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      The reset link and its code expire after {HOURS} {HOURS === 1 ? 'hour' : 'hours'}.
    </p>
  );
}
