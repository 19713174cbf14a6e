import type { FieldOf } from '#domain/listings/fields/field.ts';
import { currencySymbol } from '#domain/money.ts';
import { cx } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useDimensionUnit } from '#web/units/dimension-unit.ts';
import { keptDimension, shownDimension } from '../dimension-text.ts';
import { readingOf, textOf, withConfirmed, withValue } from '../form-values.ts';
import type { ControlProps } from './control-props.ts';
import { PlausibilityQuestion } from './plausibility-question.tsx';
import { Understood } from './understood.tsx';

const UNKNOWN = 'unknown';
const UNIT_WORDS = { ft: 'feet', m: 'metres' } as const;

type NumberControlProps = ControlProps & { field: FieldOf<'number' | 'integer'> };

/** A number as people write it, with what it is understood as below and an "unknown" button beside it. */
export function NumberControl({
  name,
  label,
  help,
  field,
  values,
  onChange,
  onLeave,
  problem,
  question,
}: NumberControlProps) {
  const { unit, control, required } = field;
  const typed = textOf(values, name);
  const isUnknown = typed === UNKNOWN;
  const own = unit === 'ft' || unit === 'm' ? unit : undefined;
  const chosen = useDimensionUnit();
  const shownUnit = own && (chosen ?? own);
  const shown = own && shownUnit ? shownDimension(typed, own, shownUnit) : typed;
  const currency = textOf(values, 'currency');
  const set = (value: string) => onChange((before) => withValue(before, name, value));
  const type = (text: string) => set(own && shownUnit ? keptDimension(text, own, shownUnit) : text);

  return (
    <Field
      label={label}
      help={shownUnit && help ? help.replace(/in (?:feet|metres)/, `in ${UNIT_WORDS[shownUnit]}`) : help}
      error={problem}
      required={required}
    >
      <div className="flex items-center gap-2.5">
        <div className="min-w-0 flex-1">
          <TextInput
            name={name}
            // Feet and inches need their marks, which number keypads do not have.
            inputMode={shownUnit === 'ft' ? 'text' : control === 'integer' ? 'numeric' : 'decimal'}
            maxLength={40}
            autoComplete="off"
            disabled={isUnknown}
            placeholder={isUnknown ? 'Not known' : undefined}
            prefix={unit === 'money' ? currencySymbol(currency) : undefined}
            suffix={unit === 'money' || unit === 'year' ? undefined : (shownUnit ?? unit)}
            value={isUnknown ? '' : shown}
            onChange={(event) => type(event.target.value)}
            onBlur={() => onLeave(name)}
            className={unit === 'litres' ? 'pr-16' : undefined}
          />
        </div>
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
      {!isUnknown && typed !== '' && (
        <Understood
          typed={shown}
          reading={readingOf(values, name)}
          unit={unit}
          currency={currency}
          onChoose={set}
        />
      )}
      {question && !problem && (
        <PlausibilityQuestion
          fact={question}
          currency={currency}
          onChange={set}
          onConfirm={() => onChange((before) => withConfirmed(before, [question]))}
        />
      )}
    </Field>
  );
}
