import type { RefObject } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { FilterForm } from './filter-form.tsx';

type FilterSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
  count: string | undefined;
};

/** The filters on small screens. Each choice applies immediately; the button shows the number of results. */
export default function FilterSheet({ open, onOpenChange, returnFocus, count }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      side="left"
      returnFocus={returnFocus}
      footer={
        <Button onClick={() => onOpenChange(false)} className="w-full">
          Show {count ?? 'boats'}
        </Button>
      }
    >
      <FilterForm onApplied={() => onOpenChange(false)} />
    </Sheet>
  );
}
