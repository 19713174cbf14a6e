import { MonitorSmartphone } from 'lucide-react';
import type { ActiveSession } from '#contract/accounts/accounts.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { useSessions } from './account-calls.ts';
import { SignOutEverywhere } from './sign-out-everywhere-button.tsx';

export function ActiveSessions() {
  return (
    <Card as="section" aria-labelledby="active-sessions">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="active-sessions" className="text-xl">
            Active sessions
          </h2>
          <p className="mt-1 text-muted text-sm">Where your account is signed in.</p>
        </div>
        <SignOutEverywhere />
      </div>
      <SessionList />
    </Card>
  );
}

function SessionList() {
  const { data, isPending, isError, refetch } = useSessions();
  if (isPending) {
    return (
      <Loading label="Loading your sessions" className="mt-4 grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  if (isError) {
    return (
      <div className="mt-4">
        <ErrorState title="Your sessions could not be loaded" onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <ul className="mt-3 divide-y divide-line">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
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
