import { type FormEvent, useId, useRef } from 'react';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import { advancedFilters } from '#domain/search/controls/advanced.ts';
import { filterControl, hasFilterControl } from '#domain/search/controls/filter-controls.ts';
import type { FilterChanges } from '#domain/search/filters/change-filters.ts';
import { isEmptyFilter } from '#domain/search/filters/empty-filter.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useListing } from '../listing-context.ts';
import { AdvancedField } from './controls/advanced-field.tsx';

type AdvancedDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApplied?: () => void;
};

/** The advanced filters of the category. They take effect when "Apply Filters" merges them into the page's filters. */
export default function AdvancedDialog({ open, onOpenChange, onApplied }: AdvancedDialogProps) {
  const { filters, change } = useListing();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const names = advancedFilters(filters.category, filters.subcategory).filter(hasFilterControl);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => !isEmptyFilter(value));
    const read = readFilters(new URLSearchParams(filled.map(([name, value]) => [name, String(value)])));
    const cleared = Object.fromEntries(names.map((name) => [name, null]));
    onOpenChange(false);
    onApplied?.();
    change({ ...cleared, ...(read as FilterChanges) });
  }

  function clear() {
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = '';
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="medium"
      title="Advanced Search"
      footer={
        <>
          <Button look="quiet" onClick={clear} className="mr-auto">
            Clear All
          </Button>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Apply Filters
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={apply} className="grid gap-4 pt-1 sm:grid-cols-2">
        {names.map((name) => (
          <AdvancedField key={name} name={name} control={filterControl(name)} value={filters[name]} />
        ))}
      </form>
    </Dialog>
  );
}
