import type { ClipboardEvent } from 'react';
import type { FieldOf } from '#domain/listings/fields/field.ts';
import { readField } from '#domain/listings/fields/read-field.ts';
import { currencySymbol } from '#domain/money.ts';
import { formatInOtherUnit } from '#domain/units.ts';
import { cx } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { textOf, withValue } from '../form-values.ts';
import type { ControlProps } from './control-props.ts';

const UNKNOWN = 'unknown';

type NumberControlProps = ControlProps & { field: FieldOf<'number' | 'integer'> };

/** A number with its unit, with the length in the other unit or an "unknown" button beside it. */
export function NumberControl({
  name,
  label,
  field,
  values,
  onChange,
  onLeave,
  problem,
}: NumberControlProps) {
  const { unit, control, min, max, step, help, required } = field;
  const typed = textOf(values, name);
  const isUnknown = typed === UNKNOWN;
  const set = (value: string) => onChange((before) => withValue(before, name, value));

  /** Accepts pasted values such as "£24,950" and "1,500 kg". */
  function paste(event: ClipboardEvent) {
    const reading = readField(name, event.clipboardData.getData('text'), new Date());
    if (!('value' in reading) || typeof reading.value !== 'number') return;
    event.preventDefault();
    set(String(reading.value));
  }

  return (
    <Field label={label} help={help} error={problem} required={required}>
      <div className="flex items-center gap-2.5">
        <div className="min-w-0 flex-1">
          <TextInput
            name={name}
            type="number"
            inputMode={control === 'integer' ? 'numeric' : 'decimal'}
            min={min}
            max={max === 'next year' ? undefined : max}
            step={step}
            autoComplete="off"
            disabled={isUnknown}
            placeholder={isUnknown ? 'Not known' : undefined}
            prefix={unit === 'money' ? currencySymbol(textOf(values, 'currency')) : undefined}
            suffix={unit === 'money' || unit === 'year' ? undefined : unit}
            value={isUnknown ? '' : typed}
            onChange={(event) => set(event.target.value)}
            onPaste={paste}
            onBlur={() => onLeave(name)}
            // The mouse wheel must not change the number.
            onWheel={(event) => event.currentTarget.blur()}
            className={unit === 'litres' ? 'pr-16' : undefined}
          />
        </div>
        {(unit === 'ft' || unit === 'm') && <OtherUnit unit={unit} typed={typed} />}
        {field.unknown && (isUnknown || typed === '' || unit === 'year') && (
          <button
            type="button"
            aria-pressed={isUnknown}
            onClick={() => set(isUnknown ? '' : UNKNOWN)}
            className={cx(
              'h-11 w-24 shrink-0 cursor-pointer rounded-control border px-2 text-sm transition-colors',
              isUnknown
                ? 'border-sea bg-foam font-semibold text-ink'
                : 'border-line text-muted hover:border-control hover:text-ink',
            )}
          >
            <span className="sr-only">{label}: </span>
            Not known
          </button>
        )}
      </div>
    </Field>
  );
}

function OtherUnit({ unit, typed }: { unit: 'ft' | 'm'; typed: string }) {
  const amount = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(amount)) return null;
  return (
    <output className="tabular w-24 shrink-0 text-muted text-sm">= {formatInOtherUnit(amount, unit)}</output>
  );
}
