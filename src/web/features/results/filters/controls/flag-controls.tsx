import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { useChangeFilters, useListing } from '../../listing-context.ts';
import { ContradictionNote } from '../contradiction-note.tsx';

const FLAGS = ['featured', 'reduced', 'hideUnderOffer', 'brokerListing', 'privateSeller'] as const;

export function FlagControls() {
  const { filters } = useListing();
  const change = useChangeFilters();
  return (
    <div className="flex flex-col gap-2">
      {FLAGS.map((name) => (
        <Checkbox
          key={name}
          name={name}
          value="true"
          label={filterControl(name).label}
          checked={filters[name] === true}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
      <ContradictionNote of="privateSeller" />
    </div>
  );
}
