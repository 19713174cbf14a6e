import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdminPerson } from '#contract/admin/people.ts';
import { PERSON_LIST_LIMIT } from '#domain/accounts/person-lists.ts';
import { TOKEN_SCOPES } from '#domain/accounts/token-scopes.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';

const LINK = 'wrap-anywhere text-sea underline underline-offset-2';

/** What belongs to a person, list by list. */
export function PersonLists({ person }: { person: AdminPerson }) {
  return (
    <>
      <Section title="Listings" entries={person.listings} none="No listings.">
        {(listing) => (
          <Entry key={listing.id} at={formatDate(listing.createdAt)}>
            <Link to={`/boats/${listing.id}`} target="_blank" rel="noopener" className={LINK}>
              {listing.title}
            </Link>
            <Badge {...stateOf(listing)} />
            {listing.state === 'pending' && (
              <Link to={`?entry=${listing.id}`} className={LINK}>
                Review<span className="sr-only"> {listing.title}</span>
              </Link>
            )}
          </Entry>
        )}
      </Section>
      <Section title="Reports of their listings" entries={person.reports} none="No reports.">
        {(report) => (
          <Entry key={report.id} at={formatDateTime(report.createdAt)}>
            <span className="wrap-anywhere">
              {report.boat.title}: {report.reason}
            </span>
            <Badge variant={report.state === 'open' ? 'signal' : 'neutral'}>
              {REPORT_WORDS[report.state]}
            </Badge>
          </Entry>
        )}
      </Section>
      <Section title="Held messages" entries={person.heldMessages} none="No message was held or rejected.">
        {(message) => (
          <Entry key={message.id} at={formatDateTime(message.at)}>
            <span className="basis-full whitespace-pre-line wrap-anywhere">{message.text}</span>
            <span className="wrap-anywhere text-muted text-sm">About {message.boat.title}</span>
            <Badge variant={message.state === 'held' ? 'brass' : 'signal'}>
              {message.state === 'held' ? 'Waiting' : 'Rejected'}
            </Badge>
          </Entry>
        )}
      </Section>
      <Section title="Signed in" entries={person.signIns} none="Not signed in anywhere.">
        {({ device, createdAt, lastUsedAt }) => (
          <Entry key={createdAt + device} at={`Since ${formatDateTime(createdAt)}`}>
            <span>{device}</span>
            <span className="text-muted text-sm">Last used {formatDateTime(lastUsedAt)}</span>
          </Entry>
        )}
      </Section>
      <Section title="API tokens" entries={person.tokens} none="No API tokens.">
        {({ name, scopes, createdAt, lastUsedAt }) => (
          <Entry key={createdAt + name} at={`Made ${formatDate(createdAt)}`}>
            <span className="wrap-anywhere">{name}</span>
            <span className="text-muted text-sm">
              {scopes.map((scope) => TOKEN_SCOPES[scope].label).join(', ')} ·{' '}
              {lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'never used'}
            </span>
          </Entry>
        )}
      </Section>
    </>
  );
}

const REPORT_WORDS = {
  open: 'Open',
  dismissed: 'Dismissed',
  'change-requested': 'Change asked for',
  'taken-down': 'Taken down',
} as const satisfies Record<AdminPerson['reports'][number]['state'], string>;

function stateOf({ state, sold, isPublic }: AdminPerson['listings'][number]) {
  if (state === 'pending') return { variant: 'brass', children: 'Pending' } as const;
  if (state === 'rejected') return { variant: 'signal', children: 'Rejected' } as const;
  if (sold) return { variant: 'neutral', children: 'Sold' } as const;
  return isPublic
    ? ({ variant: 'starboard', children: 'Public' } as const)
    : ({ variant: 'neutral', children: 'Not public' } as const);
}

type SectionProps<Of> = {
  title: string;
  entries: readonly Of[];
  none: string;
  children: (entry: Of) => ReactNode;
};

function Section<Of>({ title, entries, none, children }: SectionProps<Of>) {
  const id = `person-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {entries.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul aria-labelledby={id} className="divide-y divide-line">
          {entries.map(children)}
        </ul>
      )}
      {entries.length === PERSON_LIST_LIMIT && (
        <p className="text-muted text-sm">Only the latest {PERSON_LIST_LIMIT} are shown.</p>
      )}
    </Card>
  );
}

function Entry({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
      <span className="tabular text-muted text-sm">{at}</span>
    </li>
  );
}
