import { formatCount } from '#domain/money.ts';
import { cx } from '../class-names.ts';

export type DayCount = { day: string; count: number };

/** In units of the drawing, where a day is 1 wide; it is stretched to the width of its container. */
const HEIGHT = 100;
const BAR = 0.7;

type DayBarsProps = {
  days: readonly DayCount[];
  /** The count at the upper edge. */
  top: number;
  /** Where horizontal lines are drawn, as shares of the height from the top. */
  gridLines?: readonly number[];
  /** For screen readers. Without it the drawing is hidden from them: the table has the same numbers. */
  label?: string;
  tooltipOf?: (day: DayCount) => string;
  onPoint?: (day: DayCount | undefined) => void;
  className?: string;
};

/** One bar for each day, or for each week by its first day. */
export function DayBars({ days, top, gridLines = [], label, tooltipOf, onPoint, className }: DayBarsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('block w-full', className)}
      onPointerLeave={() => onPoint?.(undefined)}
    >
      {gridLines.map((share) => (
        <line
          key={share}
          x1={0}
          x2={days.length}
          y1={share * HEIGHT}
          y2={share * HEIGHT}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      {days.map((day, index) => {
        const height = (day.count / top) * HEIGHT;
        return (
          <g key={day.day} className="group" onPointerEnter={() => onPoint?.(day)}>
            {tooltipOf && <title>{tooltipOf(day)}</title>}
            <rect x={index} width={1} height={HEIGHT} className="fill-transparent group-hover:fill-foam" />
            <rect
              x={index + (1 - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-sea group-hover:fill-sea-strong"
            />
          </g>
        );
      })}
    </svg>
  );
}

type DayTableProps = {
  days: readonly DayCount[];
  /** What is counted. */
  heading: string;
  summary: string;
  dayInWords: (day: string) => string;
};

/** The same numbers as text, the newest day first. */
export function DayTable({ days, heading, summary, dayInWords }: DayTableProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sea underline-offset-3 hover:underline">
        {summary}
      </summary>
      <table className="tabular w-full max-w-xs">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              Day
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {heading}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row" className="py-1 text-left font-normal">
                {dayInWords(day)}
              </th>
              <td className="py-1 text-right">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
