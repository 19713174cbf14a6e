import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { AuditEntry } from '#contract/admin/moderation.ts';
import { formatDateTime } from '#domain/dates.ts';
import { useAdminAddress } from '../calls/admin-address.ts';
import { adminList } from '../calls/admin-list.ts';
import { ListFrame } from '../parts/list-frame.tsx';

/** Who did what, when and why. Read-only. */
export default function AuditTab() {
  const { page } = useAdminAddress();
  const list = useQuery(adminList<AuditEntry>('/api/admin/audit', { page }));
  return (
    <ListFrame
      list={list}
      what="audit"
      skeletons={5}
      skeleton="h-16"
      empty={{
        icon: <ScrollText />,
        title: 'Nothing yet',
        children: 'Every decision that an administrator takes is written down here.',
      }}
    >
      {(entries) => (
        <ol aria-label="Audit" className="divide-y divide-line rounded-card border border-line bg-card">
          {entries.map((entry) => (
            <li key={entry.id} className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <time dateTime={entry.createdAt} className="tabular text-muted text-sm sm:pt-0.5">
                {formatDateTime(entry.createdAt)}
              </time>
              <div className="min-w-0 wrap-anywhere">
                <p>
                  <span className="font-semibold">{entry.actor}</span>
                  <span className="text-muted"> · </span>
                  {entry.description}
                </p>
                {entry.reason && (
                  <p className="whitespace-pre-line text-muted text-sm">Reason: {entry.reason}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </ListFrame>
  );
}
