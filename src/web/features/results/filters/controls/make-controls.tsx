import type { Facet } from '#contract/search/search.ts';
import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { joinValues, splitValues } from '#domain/search/filters/multiple-values.ts';
import { useChangeFilters, useFacets, useListing } from '../../listing-context.ts';
import { SeveralControl } from './several-control.tsx';

/** Names that are not in our list of makes are stored in lower case. */
const capitalised = (name: string) => name.replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The values of a facet, and chosen values that are not among them. */
function choicesOf(facet: Facet | undefined, chosen: readonly string[]) {
  const known = facet?.counts.map(({ value }) => value) ?? [];
  const others = chosen.filter((one) => !known.some((value) => value.toLowerCase() === one.toLowerCase()));
  return [...others, ...known].map((value) => ({ value, label: capitalised(value) }));
}

/** Makes and, once one is chosen, its models. */
export function MakeControls({ withModel }: { withModel: boolean }) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const facets = useFacets();
  const makes = splitValues(filters.make);
  const models = splitValues(filters.model);
  const modelChoices = choicesOf(facets?.model, models);
  return (
    <>
      <SeveralControl
        label={filterControl('make').label}
        name="make"
        anyLabel="All makes"
        find="Find a make"
        choices={choicesOf(facets?.make, makes)}
        chosen={makes}
        facet={facets?.make}
        onChoose={(values) =>
          change({ make: joinValues(values), ...(values.length === 0 && { model: null }) })
        }
      />
      {withModel && modelChoices.length > 0 && (
        <SeveralControl
          label={filterControl('model').label}
          name="model"
          anyLabel="All models"
          find="Find a model"
          choices={modelChoices}
          chosen={models}
          facet={facets?.model}
          onChoose={(values) => change({ model: joinValues(values) })}
        />
      )}
    </>
  );
}
