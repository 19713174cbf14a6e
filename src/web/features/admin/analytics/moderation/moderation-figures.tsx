import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ModerationFigures as Figures } from '#contract/admin/moderation.ts';
import { formatDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { Stat } from '#web/ui/states/stat.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { waitInWords } from './wait-in-words.ts';

/** How long sellers waited for reviews, who decided what, and why listings were rejected. */
export function ModerationFigures() {
  const { data, isError, refetch } = useQuery<Figures>({
    queryKey: ['/api/admin/moderation-figures'],
    staleTime: 0,
  });
  return (
    <Card as="section" aria-labelledby="moderation" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="moderation" className="text-lg">
        Reviews, last 28 days
      </h2>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-muted">
          The figures of reviews could not be loaded.
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {!data && !isError && (
        <Loading label="Loading the figures of reviews">
          <Skeleton className="h-48" />
        </Loading>
      )}
      {data && <Shown figures={data} />}
    </Card>
  );
}

const percent = (share: number | null) => (share === null ? '–' : `${Math.floor(share * 100)} %`);

function Shown({ figures }: { figures: Figures }) {
  const { days, reviewers, reasons } = figures;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        <Stat label="Decisions" value={formatCount(figures.decisions)} />
        <Stat label="Typical wait" value={waitInWords(figures.medianWaitMinutes)} />
        <Stat label="Longest wait" value={waitInWords(figures.longestWaitMinutes)} />
        <Stat label="Within 24 hours" value={percent(figures.withinDay)} />
        <Stat label="Waiting now" value={formatCount(figures.waitingNow)} />
        <Stat label="Oldest waits" value={waitInWords(figures.oldestWaitMinutes)} />
      </dl>
      {figures.decisions === 0 ? (
        <p className="text-muted">Nothing was decided in the last 28 days.</p>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <Decisions
            name="By reviewer"
            rows={reviewers.map(({ id, name, ...counts }) => ({
              key: id ?? name,
              head: <PersonLink id={id}>{name}</PersonLink>,
              ...counts,
            }))}
          />
          <Decisions
            name="By day"
            rows={days.map(({ day, ...counts }) => ({ key: day, head: formatDate(day), ...counts }))}
          />
          <Reasons reasons={reasons} />
        </div>
      )}
    </>
  );
}

type Row = { key: string; head: ReactNode; approved: number; rejected: number; changesRequested: number };

const COLUMNS = [
  { name: 'Approved', of: ({ approved }: Row) => approved },
  { name: 'Rejected', of: ({ rejected }: Row) => rejected },
  { name: 'Changes', of: ({ changesRequested }: Row) => changesRequested },
] as const;

function Decisions({ name, rows }: { name: string; rows: readonly Row[] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left font-semibold text-base">{name}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 font-medium">
            <span className="sr-only">{name}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column.name} scope="col" className="py-1 pl-3 text-right font-medium">
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="wrap-anywhere py-1.5 font-normal">
              {row.head}
            </th>
            {COLUMNS.map((column) => (
              <td key={column.name} className="tabular py-1.5 pl-3 text-right">
                {formatCount(column.of(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reasons({ reasons }: Pick<Figures, 'reasons'>) {
  return (
    <div className="grid gap-2">
      <h3 id="reasons" className="font-sans font-semibold text-base">
        Reasons
      </h3>
      {reasons.length === 0 ? (
        <p className="text-muted text-sm">Nothing was rejected.</p>
      ) : (
        <ul aria-labelledby="reasons" className="divide-y divide-line text-sm">
          {reasons.map(({ label, count }) => (
            <li key={label} className="flex justify-between gap-4 py-1.5">
              <span>{label}</span>
              <span className="tabular">{formatCount(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
