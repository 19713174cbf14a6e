import { Link } from 'react-router';
import { INDEX_BRANDS } from '#domain/taxonomy/makes.ts';

export function BrandList() {
  return (
    <section aria-labelledby="brands-heading">
      <h2 id="brands-heading" className="mb-5 text-2xl">
        Browse by Make
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
        {INDEX_BRANDS.map((brand) => (
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
