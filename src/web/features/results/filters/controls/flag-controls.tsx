import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { isForGoods } from '#domain/search/controls/filter-visibility.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { useChangeFilters, useListing } from '../../listing-context.ts';
import { ContradictionNote } from '../contradiction-note.tsx';

const FLAGS = ['featured', 'reduced', 'hideUnderOffer', 'brokerListing', 'privateSeller'] as const;
/** Of boats: goods have none. Pages are sent without them to stay small; addresses and phrases work without scripts. */
export const OF_PAPERS = ['vatEvidence', 'bssInDate', 'noFinance'] as const;

export function FlagControls({ withPapers }: { withPapers: boolean }) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const flags = withPapers && !isForGoods(filters) ? [...FLAGS, ...OF_PAPERS] : FLAGS;
  return (
    <div className="flex flex-col gap-2">
      {flags.map((name) => (
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
