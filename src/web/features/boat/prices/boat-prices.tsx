import { useQuery } from '@tanstack/react-query';
import type { BoatPage } from '#contract/boats/boat.ts';
import { formatDate } from '#domain/dates.ts';
import { daysAgoInWords } from '#domain/days-ago.ts';
import { formatPrice } from '#domain/money.ts';
import { PriceGuidePanel } from '#web/prices/price-guide-panel.tsx';
import { boatPriceGuideQuery } from '#web/prices/price-guide-query.ts';
import { PriceLine } from '#web/ui/charts/price-line.tsx';

export type BoatPricesProps = { boat: BoatPage };

/** Since when the boat has been listed, the history of its price, and what comparable boats cost. */
export default function BoatPrices({ boat }: BoatPricesProps) {
  const { data: guide } = useQuery(boatPriceGuideQuery(boat.id));
  const now = new Date();
  return (
    <section
      aria-labelledby="prices"
      className="grid gap-6 rounded-card border border-line bg-card p-5 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="prices" className="text-xl">
          Price
        </h2>
        <ListedSince boat={boat} now={now} />
      </div>
      <History boat={boat} now={now} />
      {guide && (
        <section aria-labelledby="price-guide" className="grid gap-3 border-line border-t pt-5">
          <h3 id="price-guide" className="text-lg">
            Price guide
          </h3>
          <PriceGuidePanel
            guide={guide}
            price={guide.price}
            subject={formatPrice(boat.price, boat.currency)}
          />
        </section>
      )}
    </section>
  );
}

function ListedSince({ boat: { listedAt, firstListedAt }, now }: BoatPricesProps & { now: Date }) {
  if (!listedAt) return null;
  const [listed, first] = [listedAt, firstListedAt ?? listedAt].map((at) => daysAgoInWords(at, now));
  return (
    <p className="text-muted text-sm">
      Listed {listed}
      {first !== listed && <>, first listed {first}</>}
    </p>
  );
}

function History({ boat: { prices, currency }, now }: BoatPricesProps & { now: Date }) {
  const changes = prices.map((entry, index) => ({ ...entry, before: prices[index - 1]?.price }));
  if (changes.length < 2) return <p>The price has not changed since it was listed.</p>;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <PriceLine prices={prices} currency={currency} now={now} />
      <ol aria-label="Prices, newest first" className="grid content-start gap-1.5">
        {changes.toReversed().map(({ price, at, before }) => (
          <li key={at} className="tabular flex flex-wrap items-baseline gap-x-3">
            <time dateTime={at} className="w-24 text-muted text-sm">
              {formatDate(at)}
            </time>
            <span className="font-semibold">{formatPrice(price, currency)}</span>
            <span className="text-muted text-sm">{stepInWords(price, before, currency)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stepInWords(price: number, before: number | undefined, currency: string): string {
  if (before === undefined) return 'First price';
  return `${price < before ? 'Reduced' : 'Raised'} ${formatPrice(Math.abs(price - before), currency)}`;
}
