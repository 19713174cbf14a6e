import { Link } from 'react-router';
import { searchAddress, subcategoryAddress } from '#domain/search/addresses/addresses.ts';
import { withoutFilters } from '#domain/search/filters/change-filters.ts';
import { categoryById } from '#domain/taxonomy/categories.ts';
import { subcategoryName } from '#domain/taxonomy/category-names.ts';
import { relatedKind } from '#domain/taxonomy/related-kinds.ts';
import { useListing } from './listing-context.ts';

/** Leads to the same boats in the other category that sellers use, with the same filters. */
export function RelatedKindLink() {
  const { kind, filters } = useListing();
  const related = relatedKind(filters.subcategory);
  if (!related) return null;
  const { category, subcategory } = related;
  const others = withoutFilters(filters, ['category', 'subcategory', 'types', 'phrase', 'page']);
  const to =
    kind === 'results'
      ? searchAddress({ ...others, category, subcategory })
      : subcategoryAddress(category, { ...others, subcategory });
  return (
    <p className="text-sm print:hidden">
      See also{' '}
      <Link to={to} className="inline-flex min-h-8 items-center font-semibold text-sea hover:underline">
        {subcategoryName(category, subcategory)} in {categoryById(category).name}
      </Link>
    </p>
  );
}
