import { useId } from 'react';
import type { SellerFigures } from '#contract/seller-figures.ts';
import { formatCardDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';

type Days = SellerFigures['days'];

/** The drawing's own measure; it is stretched to the width of its place. */
const STEP = 10;
const BAR = 7;
const HEIGHT = 100;

/** Noon: the same day whatever the clocks do. */
const inWords = (day: string) => formatCardDate(`${day}T12:00:00Z`);
const viewsInWords = (views: number) => `${formatCount(views)} ${views === 1 ? 'view' : 'views'}`;

/** Views per day as bars, as a sentence and as a table: each says the same. */
export function ViewsChart({ days }: { days: Days }) {
  const title = useId();
  const total = days.reduce((sum, { views }) => sum + views, 0);
  return (
    <figure aria-labelledby={title}>
      <figcaption id={title} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">Views per day</span>
        <span className="text-muted text-sm">{viewsInWords(total)} in the last 30 days</span>
      </figcaption>
      {total > 0 ? (
        <>
          <Bars days={days} />
          <DaysTable days={days} />
        </>
      ) : (
        <p className="mt-2 text-muted">
          Once buyers look at your boats, you will see here on which days they did.
        </p>
      )}
    </figure>
  );
}

function Bars({ days }: { days: Days }) {
  const best = days.reduce((most, day) => (day.views > most.views ? day : most));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-muted text-sm">
      <svg
        role="img"
        aria-label={`Most on ${inWords(best.day)}: ${viewsInWords(best.views)}`}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-line border-y"
      >
        {days.map(({ day, views }, index) => {
          const height = (views / best.views) * HEIGHT;
          const x = index * STEP;
          return (
            <g key={day} className="group">
              <title>{`${inWords(day)}: ${viewsInWords(views)}`}</title>
              <rect x={x} width={STEP} height={HEIGHT} className="fill-transparent group-hover:fill-foam" />
              <rect
                x={x + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                className="fill-sea"
              />
            </g>
          );
        })}
      </svg>
      <span aria-hidden className="tabular flex flex-col justify-between leading-none">
        <span>{formatCount(best.views)}</span>
        <span>0</span>
      </span>
      <span aria-hidden className="mt-1 flex justify-between">
        <span>{inWords(first?.day ?? '')}</span>
        <span>{inWords(last?.day ?? '')}</span>
      </span>
    </div>
  );
}

function DaysTable({ days }: { days: Days }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sea underline-offset-3 hover:underline">
        Show as a table
      </summary>
      <table className="tabular w-full max-w-xs">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              Day
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Views
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map(({ day, views }) => (
            <tr key={day}>
              <th scope="row" className="py-1 text-left font-normal">
                {inWords(day)}
              </th>
              <td className="py-1 text-right">{formatCount(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
