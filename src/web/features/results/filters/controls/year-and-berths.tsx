import { filterControl } from '#domain/search/controls/filter-controls.ts';
import type { FilterChanges } from '#domain/search/filters/change-filters.ts';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useChangeFilters, useFacets, useListing } from '../../listing-context.ts';
import { ContradictionNote } from '../contradiction-note.tsx';
import { ChoiceControl } from './choice-control.tsx';

const berthChoices = filterControl('berths');

/** Only boats have berths. */
export function YearAndBerths({ withBerths }: { withBerths: boolean }) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const facets = useFacets();
  return (
    <div className="grid grid-cols-3 items-start gap-2.5">
      <TypedYear name="yearFrom" />
      <TypedYear name="yearTo" />
      {withBerths && (
        <ChoiceControl
          label={berthChoices.label}
          name="berths"
          anyLabel="Any"
          value={filters.berths}
          choices={berthChoices.control === 'choice' ? berthChoices.options : []}
          facet={facets?.berths}
          onChoose={(berths) => change({ berths } as FilterChanges)}
        />
      )}
      <ContradictionNote of="yearFrom" />
    </div>
  );
}

/** A year with fewer than four digits is still being typed. */
const FIGURES = 4;

function TypedYear({ name }: { name: 'yearFrom' | 'yearTo' }) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const typed = useTypedFilter(String(filters[name] ?? ''), (text) => {
    if (text.length === 0 || text.length === FIGURES) change({ [name]: Number(text) || null });
  });
  return (
    <Field label={filterControl(name).label}>
      <TextInput
        inputMode="numeric"
        name={name}
        pattern="[0-9]{4}"
        maxLength={FIGURES}
        placeholder="Any"
        {...typed}
        className="px-3"
      />
    </Field>
  );
}
