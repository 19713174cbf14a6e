import { useId } from 'react';
import type { SellerFigures } from '#contract/selling/seller-figures.ts';
import { formatCardDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { DayBars, type DayCount, DayTable } from '#web/ui/charts/day-chart.tsx';

/** Noon, so that daylight saving never moves the date. */
const dayInWords = (day: string) => formatCardDate(`${day}T12:00:00Z`);
const viewsInWords = (views: number) => `${formatCount(views)} ${views === 1 ? 'view' : 'views'}`;

/** Views per day as bars, as a sentence and as a table. */
export function ViewsChart({ days }: { days: SellerFigures['days'] }) {
  const title = useId();
  const counts = days.map(({ day, views }) => ({ day, count: views }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure aria-labelledby={title}>
      <figcaption id={title} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">Views per day</span>
        <span className="text-muted text-sm">{viewsInWords(total)} in the last 30 days</span>
      </figcaption>
      {total > 0 ? (
        <>
          <Bars days={counts} />
          <DayTable days={counts} heading="Views" summary="Show as a table" dayInWords={dayInWords} />
        </>
      ) : (
        <p className="mt-2 text-muted">Daily views will appear here once buyers start looking.</p>
      )}
    </figure>
  );
}

function Bars({ days }: { days: readonly DayCount[] }) {
  const best = days.reduce((most, day) => (day.count > most.count ? day : most));
  const inWords = ({ day, count }: DayCount) => `${dayInWords(day)}: ${viewsInWords(count)}`;
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-muted text-sm">
      <DayBars
        days={days}
        top={best.count}
        label={`Most on ${inWords(best)}`}
        tooltipOf={inWords}
        className="h-28 border-line border-y"
      />
      <span aria-hidden className="tabular flex flex-col justify-between leading-none">
        <span>{formatCount(best.count)}</span>
        <span>0</span>
      </span>
      <span aria-hidden className="mt-1 flex justify-between">
        <span>{dayInWords(days[0]?.day ?? '')}</span>
        <span>{dayInWords(days.at(-1)?.day ?? '')}</span>
      </span>
    </div>
  );
}
