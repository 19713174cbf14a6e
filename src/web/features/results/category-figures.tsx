import { useQuery } from '@tanstack/react-query';
import { averagePrice, formatCount, formatPrice } from '#domain/money.ts';
import { Stat, StatGroup } from '#web/ui/states/stat.tsx';
import { figuresQuery } from './results-queries.ts';

type CategoryFiguresProps = { category: string; subcategory: string | undefined; isFiltered: boolean };

/** The four figures of the whole category, which say so where filters narrow the results. On low and narrow screens below the results. */
export function CategoryFigures({ category, subcategory, isFiltered }: CategoryFiguresProps) {
  const { data } = useQuery(figuresQuery(category, subcategory));
  const average = averagePrice(data?.averagePrice);
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatCount(value));
  return (
    <div className="category-figures">
      <StatGroup>
        <Stat label="Total Listings" value={figure(data?.total)} />
        {(average || !data) && <Stat label="Average Price" value={average ? formatPrice(average) : '–'} />}
        <Stat label="Featured" value={figure(data?.featured)} />
        <Stat label="Broker Listings" value={figure(data?.broker)} />
      </StatGroup>
      {isFiltered && <p className="text-muted text-sm">Of the whole category, without your filters.</p>}
    </div>
  );
}
