import { useState } from 'react';
import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { formatCardDate, formatDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { DayBars, type DayCount, DayTable } from '#web/ui/charts/day-chart.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Figure } from './figure-cards.tsx';

/** As shares of the height from the top. */
const GRID_LINES = [0, 0.5, 1] as const;
/** How many bars apart the dates below the chart are. */
const DAYS_PER_LABEL = 7;

/** The round number at the top of the axis, at least as high as the highest bar; half of it is a whole number too. */
export function chartTop(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return Math.max(2, Math.ceil(highest / (2 * step)) * 2 * step);
}

type FigureChartProps = { days: AdminAnalytics['days']; figure: Figure };

/** One figure over the last days. The bars stretch with the page; words and numbers keep their size. */
export function FigureChart({ days, figure }: FigureChartProps) {
  const [pointed, setPointed] = useState<DayCount>();
  const counts = days.map((day) => ({ day: day.day, count: day[figure.ofDay] }));
  const top = chartTop(Math.max(0, ...counts.map(({ count }) => count)));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" aria-labelledby="days">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="days" className="text-lg">
          {figure.label}, last {days.length} days
        </h2>
        <p className="tabular text-muted text-sm">
          {pointed
            ? `${formatDate(pointed.day)}: ${formatCount(pointed.count)}`
            : `${formatCount(total)} in all`}
        </p>
      </div>
      <div className="flex gap-3">
        <div
          aria-hidden
          className="tabular flex h-48 flex-col justify-between text-right text-muted text-sm leading-none"
        >
          {GRID_LINES.map((share) => (
            <span key={share}>{formatCount(top * (1 - share))}</span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <DayBars days={counts} top={top} gridLines={GRID_LINES} onPoint={setPointed} className="h-48" />
          <div aria-hidden className="relative mt-2 h-5 text-muted text-sm">
            {days.map(
              ({ day }, index) =>
                index % DAYS_PER_LABEL === 0 && (
                  <span
                    key={day}
                    style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
                    className="absolute -translate-x-1/2 whitespace-nowrap"
                  >
                    {formatCardDate(day)}
                  </span>
                ),
            )}
          </div>
        </div>
      </div>
      <DayTable days={counts} heading={figure.label} summary="As a table" dayInWords={formatDate} />
    </Card>
  );
}
