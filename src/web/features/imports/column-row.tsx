import type { ImportColumns } from '#contract/selling/imports.ts';
import type { CsvColumn } from '#domain/exchange/columns.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { COLUMN_OPTIONS, unitsOf } from './field-labels.ts';

export type ShownColumn = ImportColumns['columns'][number];

interface ColumnRowProps {
  column: ShownColumn;
  onChoose: (choice: { field: CsvColumn | null; unit?: string }) => void;
}

/** A column with three of its values, and what it is taken for. */
export function ColumnRow({
  column: { column, samples, field, unit, sure, hidden },
  onChoose,
}: ColumnRowProps) {
  const units = unitsOf(field);
  return (
    <li className="grid gap-2 px-4 py-3 sm:grid-cols-2 sm:items-center sm:gap-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {column}
          {!sure && <Badge variant="brass">Please check</Badge>}
          {hidden && <Badge>Hidden in your file</Badge>}
        </p>
        <p className="text-muted text-sm wrap-anywhere">
          {samples.length > 0 ? samples.join(' · ') : 'No values'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Field label={`“${column}” is`} hideLabel className="min-w-40 flex-1">
          <NativeSelect
            value={field ?? ''}
            onChange={(event) => {
              const chosen = COLUMN_OPTIONS.find(({ value }) => value === event.target.value);
              onChoose({ field: chosen?.value ?? null });
            }}
          >
            <option value="">Leave it out</option>
            {COLUMN_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {units.length > 0 && (
          <Field label={`Unit of “${column}”`} hideLabel className="w-36">
            <NativeSelect
              value={unit ?? ''}
              onChange={(event) =>
                onChoose({ field, ...(event.target.value && { unit: event.target.value }) })
              }
            >
              <option value="">As written</option>
              {unit && !units.some(({ value }) => value === unit) && <option value={unit}>in {unit}</option>}
              {units.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
    </li>
  );
}
