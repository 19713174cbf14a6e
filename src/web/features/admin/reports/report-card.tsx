import { useState } from 'react';
import { Link } from 'react-router';
import type { Report } from '#contract/admin/reports.ts';
import { formatDateTime } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';
import { mailLink } from '#web/page/contact-links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { EntryPhoto } from '../parts/entry-photo.tsx';
import { RequestChangesDialog } from '../parts/request-changes-dialog.tsx';
import { TakeDownDialog } from '../parts/take-down-dialog.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';

/** A report beside the boat it is about. */
export function ReportCard({ report }: { report: Report }) {
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article
        aria-label={`Report of ${report.boat.title}`}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3"
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 wrap-anywhere text-lg">{report.reason}</h2>
          <time dateTime={report.createdAt} className="text-muted text-sm">
            {formatDateTime(report.createdAt)}
          </time>
        </header>
        {report.details && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{report.details}</p>}
        <p className="wrap-anywhere text-muted text-sm">
          {report.email ? (
            <>
              Reported by{' '}
              <a
                href={mailLink(report.email)}
                className="inline-block max-w-full wrap-anywhere text-sea underline underline-offset-2"
              >
                {report.email}
              </a>
              , who will be notified of the outcome
            </>
          ) : (
            'Reported without an email address'
          )}
        </p>
        {report.state === 'open' ? <Decisions report={report} /> : <Outcome report={report} />}
      </article>
      <ReportedBoat boat={report.boat} />
    </Card>
  );
}

function ReportedBoat({ boat }: { boat: Report['boat'] }) {
  return (
    <div className="flex min-w-0 gap-3 self-start rounded-control bg-paper p-3">
      <EntryPhoto photo={boat.cover} className="w-24 self-start" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
        <Link
          to={`/boats/${boat.id}`}
          target="_blank"
          rel="noopener"
          className="wrap-anywhere font-semibold text-sea underline underline-offset-2"
        >
          {boat.title}
        </Link>
        <p className="tabular text-sm">
          {formatPrice(boat.price, boat.currency)} · {boat.location}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          <PersonLink id={boat.sellerId}>{boat.sellerName}</PersonLink> ·{' '}
          <span className="inline-block max-w-full wrap-anywhere">{boat.sellerEmail}</span>
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Badge variant={boat.isPublic ? 'starboard' : 'neutral'}>
            {boat.isPublic ? 'Live' : 'Not public'}
          </Badge>
          {boat.sold && <Badge variant="signal">Sold</Badge>}
          {boat.openReports > 1 && <Badge variant="brass">{boat.openReports} open reports</Badge>}
        </p>
      </div>
    </div>
  );
}

function Decisions({ report }: { report: Report }) {
  const [dialog, setDialog] = useState<'dismiss' | 'request-changes' | 'take-down' | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" size="small" onClick={() => setDialog('dismiss')}>
        Dismiss
      </Button>
      {report.boat.isPublic && (
        <Button look="secondary" size="small" onClick={() => setDialog('request-changes')}>
          Ask for changes
        </Button>
      )}
      <Button look="secondary" size="small" onClick={() => setDialog('take-down')} className="text-signal">
        Take Down
      </Button>
      <DismissDialog
        report={report}
        open={dialog === 'dismiss'}
        onOpenChange={(open) => setDialog(open ? 'dismiss' : null)}
      />
      <RequestChangesDialog
        open={dialog === 'request-changes'}
        onOpenChange={(open) => setDialog(open ? 'request-changes' : null)}
        path={`/api/admin/reports/${report.id}/request-changes`}
        title={report.boat.title}
        meanwhile="It stays public, and every open report of it is settled."
        undone={`The reports of ${report.boat.title} are open again.`}
      />
      <TakeDownDialog
        open={dialog === 'take-down'}
        onOpenChange={(open) => setDialog(open ? 'take-down' : null)}
        path={`/api/admin/reports/${report.id}/take-down`}
        title={report.boat.title}
        consequence={`${report.boat.title} is no longer public, and every open report of it is settled.`}
        undone={`${report.boat.title} is public again, and its reports are open.`}
      />
    </div>
  );
}

const OUTCOMES = {
  open: 'Open',
  dismissed: 'Dismissed',
  'change-requested': 'Seller asked to change it',
  'taken-down': 'Taken down',
} as const satisfies Record<Report['state'], string>;

function Outcome({ report }: { report: Report }) {
  return (
    <p className="wrap-anywhere text-sm">
      <span className="font-semibold">{OUTCOMES[report.state]}</span>
      {report.resolvedBy && ` by ${report.resolvedBy}`}, {formatDateTime(report.resolvedAt)}
      {report.note && <span className="block text-muted">{report.note}</span>}
    </p>
  );
}
