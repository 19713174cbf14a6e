import { isForGoods } from '#domain/search/controls/filter-visibility.ts';
import type { FilterChanges } from '#domain/search/filters/change-filters.ts';
import { typesOf } from '#domain/search/filters/types-of-boat.ts';
import {
  CATEGORIES,
  categoryById,
  GOODS_CATEGORIES,
  RESULTS_FILTER_CATEGORIES,
} from '#domain/taxonomy/categories.ts';
import { useChangeFilters, useFacets, useListing } from '../../listing-context.ts';
import { ChoiceControl } from './choice-control.tsx';
import { SeveralControl } from './several-control.tsx';

/** The category, unless the page has a fixed one, and its subcategories. */
export function CategoryControls({ withSubcategory }: { withSubcategory: boolean }) {
  const { kind, filters } = useListing();
  const change = useChangeFilters();
  const facets = useFacets();
  const categories = isForGoods(filters) ? GOODS_CATEGORIES.map(categoryById) : RESULTS_FILTER_CATEGORIES;
  const kinds = CATEGORIES.find(({ id }) => id === filters.category)?.subcategories ?? [];
  return (
    <>
      {kind === 'results' && (
        <ChoiceControl
          label="Category"
          name="category"
          anyLabel="All categories"
          value={filters.category}
          choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
          facet={facets?.category}
          onChoose={(category) => change({ category } as FilterChanges)}
        />
      )}
      {withSubcategory && (
        <SeveralControl
          label={filters.category === 'engines' ? 'Type' : 'Boat type'}
          name="subcategory"
          anyLabel="All types"
          choices={kinds.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={typesOf(filters)}
          facet={facets?.subcategory}
          onChoose={(types) => change({ types: types.join(',') })}
        />
      )}
    </>
  );
}
