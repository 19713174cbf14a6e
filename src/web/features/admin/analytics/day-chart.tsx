import { useState } from 'react';
import type { AdminAnalytics } from '#contract/admin-analytics.ts';
import { formatCardDate, formatDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { cx } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { chartTop } from './chart-scale.ts';
import type { Figure } from './figures.ts';

type Days = AdminAnalytics['days'];

/** Where the drawing is ruled, as shares of its height from the top. */
const RULES = [0, 0.5, 1] as const;
const HEIGHT = 100;
const BAR = 0.72;
/** A date under every so many bars. */
const LABELLED = 7;

/** One bar for each of the last days. The drawing stretches; words and numbers around it keep their size. */
export function DayChart({ days, figure }: { days: Days; figure: Figure }) {
  const [pointed, setPointed] = useState<number>();
  const counts = days.map((day) => day[figure.ofDay]);
  const top = chartTop(Math.max(0, ...counts));
  const day = pointed === undefined ? undefined : days[pointed];
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Card as="section" aria-labelledby="days">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="days" className="text-lg">
          {figure.label}, last {days.length} days
        </h2>
        <p className="tabular text-muted text-sm">
          {day ? `${formatDate(day.day)}: ${formatCount(day[figure.ofDay])}` : `${formatCount(total)} in all`}
        </p>
      </div>
      <div className="flex gap-3">
        <div
          aria-hidden
          className="tabular flex h-48 flex-col justify-between text-right text-muted text-sm leading-none"
        >
          {RULES.map((rule) => (
            <span key={rule}>{formatCount(top * (1 - rule))}</span>
          ))}
        </div>
        <div className="min-w-0 grow">
          {/* The numbers themselves stand in the table below. */}
          <svg
            aria-hidden
            viewBox={`0 0 ${days.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="block h-48 w-full"
            onPointerLeave={() => setPointed(undefined)}
          >
            {RULES.map((rule) => (
              <line
                key={rule}
                x1={0}
                x2={days.length}
                y1={rule * HEIGHT}
                y2={rule * HEIGHT}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {days.map(({ day: date }, index) => {
              const height = ((counts[index] ?? 0) / top) * HEIGHT;
              return (
                <g key={date} onPointerEnter={() => setPointed(index)}>
                  <rect x={index} y={0} width={1} height={HEIGHT} className="fill-transparent" />
                  <rect
                    x={index + (1 - BAR) / 2}
                    y={HEIGHT - height}
                    width={BAR}
                    height={height}
                    className={cx(index === pointed ? 'fill-sea-strong' : 'fill-sea')}
                  />
                </g>
              );
            })}
          </svg>
          <div aria-hidden className="relative mt-2 h-5 text-muted text-sm">
            {days.map(
              ({ day: date }, index) =>
                index % LABELLED === 0 && (
                  <span
                    key={date}
                    style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
                    className="absolute -translate-x-1/2 whitespace-nowrap"
                  >
                    {formatCardDate(date)}
                  </span>
                ),
            )}
          </div>
        </div>
      </div>
      <DayTable days={days} figure={figure} />
    </Card>
  );
}

function DayTable({ days, figure }: { days: Days; figure: Figure }) {
  return (
    <details className="mt-4">
      <summary className="min-h-8 cursor-pointer content-center text-sea text-sm">As a table</summary>
      <table className="tabular mt-2 w-full max-w-sm text-left text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 font-semibold">
              Day
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {figure.label}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className="py-1 font-normal">
                {formatDate(day.day)}
              </th>
              <td className="py-1 text-right">{formatCount(day[figure.ofDay])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
