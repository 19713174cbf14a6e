import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { BoatWeeks } from '#contract/selling/boat-weeks.ts';
import { formatCardDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { ApiError } from '#web/api/api-error.ts';
import { DayBars } from '#web/ui/charts/day-chart.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { boatWeeksQuery } from './boat-weeks-query.ts';

type Week = BoatWeeks['weeks'][number];

const FIGURES = [
  { figure: 'views', label: 'Views', one: 'view', many: 'views' },
  { figure: 'saves', label: 'Saves', one: 'save', many: 'saves' },
  { figure: 'enquiries', label: 'Enquiries', one: 'enquiry', many: 'enquiries' },
] as const satisfies readonly { figure: keyof Week; label: string; one: string; many: string }[];
type Figure = (typeof FIGURES)[number];

/** Noon, so that daylight saving never moves the date. */
const weekInWords = (monday: string) => formatCardDate(`${monday}T12:00:00Z`);
const counted = (count: number, { one, many }: Figure) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** The figures of one boat, week by week: as bars and as a table, with the one thing that may help to sell it. */
export function BoatWeeksView({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(boatWeeksQuery(id));
  if (!data && error)
    return (
      <ErrorState title="These figures could not be loaded" onRetry={() => void refetch()}>
        {error instanceof ApiError && error.status < 500
          ? 'You have no such listing.'
          : 'Please check your connection and try again.'}
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label="Loading the figures" className="grid gap-6">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  const { title, weeks, advice } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-lg wrap-anywhere">
        <Link to={`/boats/${id}`} className="font-semibold text-sea underline-offset-4 hover:underline">
          {title}
        </Link>
      </p>
      {advice && (
        <p className="flex items-start gap-3 rounded-card border border-brass bg-card p-4" role="note">
          <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-brass" />
          <span className="min-w-0">{advice}</span>
        </p>
      )}
      <Card as="section" aria-label="Charts">
        <div className="grid gap-6 md:grid-cols-3">
          {FIGURES.map((figure) => (
            <WeekChart key={figure.figure} figure={figure} weeks={weeks} />
          ))}
        </div>
      </Card>
      <WeekTable weeks={weeks} />
    </div>
  );
}

function WeekChart({ figure, weeks }: { figure: Figure; weeks: readonly Week[] }) {
  const title = useId();
  const counts = weeks.map((week) => ({ day: week.week, count: week[figure.figure] }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...counts.map(({ count }) => count));
  const inWords = ({ day, count }: { day: string; count: number }) =>
    `Week from ${weekInWords(day)}: ${counted(count, figure)}`;
  return (
    <figure aria-labelledby={title}>
      <figcaption id={title} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{figure.label}</span>
        <span className="text-muted text-sm">
          {formatCount(total)} in {weeks.length} weeks
        </span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-muted text-sm">
        <DayBars
          days={counts}
          top={Math.max(most, 1)}
          label={`${counted(total, figure)} in ${weeks.length} weeks, at most ${formatCount(most)} a week`}
          tooltipOf={inWords}
          className="h-24 border-line border-y"
        />
        <span aria-hidden className="tabular flex flex-col justify-between leading-none">
          <span>{formatCount(Math.max(most, 1))}</span>
          <span>0</span>
        </span>
        <span aria-hidden className="mt-1 flex justify-between">
          <span>{weekInWords(weeks[0]?.week ?? '')}</span>
          <span>{weekInWords(weeks.at(-1)?.week ?? '')}</span>
        </span>
      </div>
    </figure>
  );
}

/** The same numbers as text, the newest week first. */
const WeekTable = ({ weeks }: { weeks: readonly Week[] }) => (
  <div className="overflow-x-auto rounded-card border border-line bg-card p-4">
    <table className="tabular w-full">
      <caption className="sr-only">Figures by week</caption>
      <thead className="text-muted text-sm">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">
            Week from
          </th>
          {FIGURES.map(({ figure, label }) => (
            <th key={figure} scope="col" className="py-2 text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {weeks.toReversed().map((week) => (
          <tr key={week.week}>
            <th scope="row" className="py-2 text-left font-normal">
              {weekInWords(week.week)}
            </th>
            {FIGURES.map(({ figure }) => (
              <td key={figure} className="py-2 text-right">
                {formatCount(week[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
