import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { countChips } from '#domain/search/chips/count-chips.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { buttonClass } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { useListing } from '../listing-context.ts';
import { FILTERS_ID } from './filter-sidebar.tsx';

const loadSheet = () => import('./filter-sheet.tsx');

/** Opens the filters on small screens. Without JavaScript they are below the results. */
export function FilterDrawer({ count }: { count: string | undefined }) {
  const { filters, inPath } = useListing();
  const [open, setOpen] = useState(false);
  const { Part: FilterSheet, prepare, want } = useOnDemand(loadSheet);
  const opener = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const chosen = countChips(filters, inPath);
  const label = (
    <>
      <SlidersHorizontal aria-hidden className="size-4" />
      <span className="max-[22rem]:sr-only">Filters</span>
      {chosen > 0 && ` (${chosen})`}
    </>
  );
  const look = cx(buttonClass({ look: 'secondary' }), 'max-sm:px-3 lg:hidden print:hidden');

  if (!hydrated)
    return (
      <a href={`#${FILTERS_ID}`} className={look}>
        {label}
      </a>
    );
  return (
    <>
      <button
        ref={opener}
        type="button"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => want(() => setOpen(true))}
        className={look}
      >
        {label}
      </button>
      {FilterSheet && <FilterSheet open={open} onOpenChange={setOpen} returnFocus={opener} count={count} />}
    </>
  );
}
