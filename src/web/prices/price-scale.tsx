import type { PriceSpread } from '#contract/boats/price-guide.ts';

/** Free space beside the outermost mark, as a share of the whole. */
const MARGIN = 0.08;

/** The middle half of the prices as a bar, with the middle price and this one marked. The words beside it say the same. */
export function PriceScale({ guide, price }: { guide: PriceSpread; price?: number }) {
  const { lowerQuartile, median, upperQuartile } = guide;
  const marks = [lowerQuartile, upperQuartile, ...(price === undefined ? [] : [price])];
  const [least, most] = [Math.min(...marks), Math.max(...marks)];
  const width = most - least || 1;
  const at = (amount: number) => `${(MARGIN + ((amount - least) / width) * (1 - 2 * MARGIN)) * 100}%`;
  return (
    <svg aria-hidden="true" className="block h-7 w-full overflow-visible">
      <line x1="0" x2="100%" y1="14" y2="14" className="stroke-line" strokeWidth="4" strokeLinecap="round" />
      <line
        x1={at(lowerQuartile)}
        x2={at(upperQuartile)}
        y1="14"
        y2="14"
        className="stroke-sea"
        strokeWidth="8"
      />
      <line x1={at(median)} x2={at(median)} y1="4" y2="24" className="stroke-ink" strokeWidth="2" />
      {price !== undefined && (
        <circle cx={at(price)} cy="14" r="8" className="fill-brass stroke-card" strokeWidth="3" />
      )}
    </svg>
  );
}
