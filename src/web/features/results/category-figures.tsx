import { useQuery } from '@tanstack/react-query';
import { averagePrice, formatCount, formatPrice } from '#domain/money.ts';
import { Stat, StatGroup } from '#web/ui/states/stat.tsx';
import { figuresQuery } from './results-queries.ts';

type CategoryFiguresProps = { category: string; subcategory: string | undefined };

/** The four figures of the whole category, independent of the filters. */
export function CategoryFigures({ category, subcategory }: CategoryFiguresProps) {
  const { data } = useQuery(figuresQuery(category, subcategory));
  const average = averagePrice(data?.averagePrice);
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatCount(value));
  return (
    <StatGroup>
      <Stat label="Total Listings" value={figure(data?.total)} />
      {(average || !data) && <Stat label="Average Price" value={average ? formatPrice(average) : '–'} />}
      <Stat label="Featured" value={figure(data?.featured)} />
      <Stat label="Broker Listings" value={figure(data?.broker)} />
    </StatGroup>
  );
}
