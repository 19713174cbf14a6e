import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SearchFacets } from '#contract/boats/search.ts';
import { foldName } from '#domain/fold-name.ts';
import { INDEX_BRANDS } from '#domain/taxonomy/makes.ts';

export const makesOnMarketQuery = queryOptions<SearchFacets>({ queryKey: ['/api/boats/facets'] });

/** The well-known makes that are for sale. */
export function BrandList() {
  const { data } = useQuery(makesOnMarketQuery);
  const onMarket = new Set(data?.make.counts.map(({ value }) => foldName(value)));
  const brands = INDEX_BRANDS.filter((brand) => onMarket.has(foldName(brand)));
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands-heading">
      <h2 id="brands-heading" className="mb-5 text-2xl">
        Browse by Make
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
        {brands.map((brand) => (
          <li key={brand}>
            <Link
              to={`/search?brand=${encodeURIComponent(brand.toLowerCase())}`}
              className="block rounded-control px-3 py-2 text-sea hover:bg-foam"
            >
              {brand}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
