import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { activeFilterChips } from '#domain/search/chips.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { cx } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { FilterForm } from './filter-form.tsx';
import { FILTERS_ID } from './filter-sidebar.tsx';
import { useListing } from './listing-context.ts';

/** The filters on small screens. Each choice counts at once; the button under them says what it would show. */
export function FilterDrawer({ count }: { count: string | undefined }) {
  const { filters, inPath } = useListing();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const chosen = activeFilterChips(filters, inPath).length;
  const label = (
    <>
      <SlidersHorizontal aria-hidden className="size-4" />
      Filters{chosen > 0 && ` (${chosen})`}
    </>
  );
  const look = cx(buttonClass({ look: 'secondary' }), 'lg:hidden print:hidden');

  if (!hydrated)
    return (
      <a href={`#${FILTERS_ID}`} className={look}>
        {label}
      </a>
    );
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)} className={look}>
        {label}
      </button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        side="left"
        returnFocus={opener}
        footer={
          <Button onClick={() => setOpen(false)} className="w-full">
            Show {count ?? 'boats'}
          </Button>
        }
      >
        <FilterForm />
      </Sheet>
    </>
  );
}
