import { MonitorSmartphone } from 'lucide-react';
import type { ActiveSession } from '#contract/accounts.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { Badge } from '#web/ui/states/badge.tsx';

export function SessionRow({ session }: { session: ActiveSession }) {
  const { device, current, createdAt, lastUsedAt } = session;
  return (
    <li className="flex items-center gap-4 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {current && <Badge variant="sea">This device</Badge>}
        </p>
        <p className="text-muted text-sm">
          Signed in {formatDate(createdAt)}, last used {formatDateTime(lastUsedAt)}
        </p>
      </div>
    </li>
  );
}
