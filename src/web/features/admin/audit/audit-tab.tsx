import { ScrollText } from 'lucide-react';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { formatDateTime } from '#domain/dates.ts';
import { ListTab } from '../parts/list-tab.tsx';
import { PersonLink } from '../people/person-link.tsx';

/** The id of an erased account is erased too. */
const A_UUID = /^[0-9a-f-]{36}$/;

/** Who did what, when and why. Read-only. */
export default function AuditTab() {
  return (
    <ListTab<AuditEntry>
      path="/api/admin/audit"
      what="audit log"
      label="Audit"
      look="rows"
      search={{ label: 'Search the audit log', placeholder: 'Action, title, name or reason' }}
      filters={[]}
      skeletons={5}
      skeleton="h-16"
      empty={{
        icon: <ScrollText />,
        title: 'Nothing yet',
        text: 'Every decision by an administrator is recorded here.',
        textWhenFiltered: 'No entry contains all of these words.',
      }}
    >
      {(entry) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <time dateTime={entry.createdAt} className="tabular text-muted text-sm sm:pt-0.5">
            {formatDateTime(entry.createdAt)}
          </time>
          <div className="min-w-0 wrap-anywhere">
            <p>
              <span className="font-semibold">
                <PersonLink id={entry.actorId}>{entry.actor}</PersonLink>
              </span>
              <span className="text-muted"> · </span>
              {entry.description}
              {entry.subjectType === 'account' && A_UUID.test(entry.subjectId) && (
                <>
                  {' '}
                  <PersonLink id={entry.subjectId}>See the person</PersonLink>
                </>
              )}
            </p>
            {entry.reason && <p className="whitespace-pre-line text-muted text-sm">Reason: {entry.reason}</p>}
          </div>
        </li>
      )}
    </ListTab>
  );
}
