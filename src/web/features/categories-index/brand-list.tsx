import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { knownMakesQuery } from '#web/api/categories.ts';

/** The well-known makes: first those for sale, then the others, whose empty search offers an alert. */
export function BrandList() {
  const { data = [] } = useQuery(knownMakesQuery);
  const namesOf = (wanted: boolean) =>
    data.filter(({ forSale }) => forSale === wanted).map(({ make }) => make);
  const [forSale, others] = [namesOf(true), namesOf(false)];
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="brands-heading">
      <h2 id="brands-heading" className="mb-5 text-2xl">
        Browse by Make
      </h2>
      {forSale.length > 0 && <BrandLinks brands={forSale} />}
      {others.length > 0 && (
        <>
          <h3 id="missing-brands-heading" className="mt-6 mb-1 px-3 font-semibold text-lg">
            None on sale now
          </h3>
          <p className="mb-2 px-3 text-muted noscript:hidden">
            Choose a make and we can email you when one is listed.
          </p>
          <BrandLinks brands={others} labelledBy="missing-brands-heading" />
        </>
      )}
    </section>
  );
}

function BrandLinks({ brands, labelledBy }: { brands: readonly string[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
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
  );
}
