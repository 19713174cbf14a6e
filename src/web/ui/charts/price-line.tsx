import { formatDate } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';

type PricePoint = { price: number; at: string };

/** In units of the drawing, which is stretched to the width of its container. */
const WIDTH = 100;
const HEIGHT = 40;
const EDGE = 6;

type PriceLineProps = {
  /** Oldest first, at least two. */
  prices: readonly PricePoint[];
  currency: string;
  now: Date;
};

/** The history of a price: a stepped line, with the first and the current price below it. */
export function PriceLine({ prices, currency, now }: PriceLineProps) {
  const first = prices[0];
  const last = prices.at(-1);
  if (!first || !last) return null;
  const start = Date.parse(first.at);
  const span = Math.max(now.getTime() - start, 1);
  const amounts = prices.map(({ price }) => price);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const x = (at: string) => (((Date.parse(at) - start) / span) * WIDTH).toFixed(1);
  const y = (price: number) =>
    (EDGE + ((most - price) / (most - least || 1)) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const steps = prices.map(
    ({ price, at }, index) => `${index === 0 ? 'M' : 'H'}${x(at)}${index === 0 ? ' ' : 'V'}${y(price)}`,
  );
  const describe = ({ price, at }: PricePoint) => `${formatPrice(price, currency)} on ${formatDate(at)}`;
  return (
    <figure className="grid gap-1">
      <svg
        role="img"
        aria-label={`The price went from ${describe(first)} to ${describe(last)}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-16 w-full border-line border-b"
      >
        <path
          d={`${steps.join('')}H${WIDTH}`}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-sea"
        />
      </svg>
      <figcaption aria-hidden="true" className="tabular flex justify-between text-muted text-sm">
        <span>First {formatPrice(first.price, currency)}</span>
        <span>Now {formatPrice(last.price, currency)}</span>
      </figcaption>
    </figure>
  );
}
