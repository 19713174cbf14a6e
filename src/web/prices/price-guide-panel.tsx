import type { PriceSpread } from '#contract/boats/price-guide.ts';
import { type Alike, distanceFromMedian, placeAmong } from '#domain/listings/sale/price-guide.ts';
import { formatPrice } from '#domain/money.ts';
import { PriceScale } from './price-scale.tsx';

const ALIKE = {
  model: 'boats of the same make and model',
  kind: 'boats of the same make and model, or of the same type, size and age',
} as const satisfies Record<Alike, string>;

type PriceGuidePanelProps = {
  guide: PriceSpread;
  /** Undefined while the seller has not named one. */
  price?: number;
  /** Whose price it is, as the first word of a sentence. */
  subject: string;
};

/** What comparable boats cost, in words and as a scale, and where this price is among them. */
export function PriceGuidePanel({ guide, price, subject }: PriceGuidePanelProps) {
  const { count, lowerQuartile, median, upperQuartile, currency, alike } = guide;
  const money = (amount: number) => formatPrice(Math.round(amount), currency);
  return (
    <div className="grid gap-3">
      {price !== undefined && (
        <p>
          {subject} is {placeAmong(price, guide)} of comparable prices, {distanceFromMedian(price, median)}.
        </p>
      )}
      <PriceScale guide={guide} price={price} />
      <dl className="grid grid-cols-3 gap-3 text-sm">
        {[
          ['Lower quarter', `up to ${money(lowerQuartile)}`],
          ['Middle price', money(median)],
          ['Upper quarter', `from ${money(upperQuartile)}`],
        ].map(([label, value], column) => (
          <div key={label} className={['text-left', 'text-center', 'text-right'][column]}>
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        Based on {count} {ALIKE[alike]}, for sale or sold here in the last two years. Condition and equipment
        make a difference that prices alone do not show. On the scale, the bar is the middle half of the
        prices{price !== undefined && ' and the dot is this one'}.
      </p>
    </div>
  );
}
