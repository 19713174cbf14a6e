import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { FieldError } from '../forms/field.tsx';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  error?: string;
  required?: boolean;
  /** Boxes, with room for a sentence per choice. */
  look?: 'plain' | 'boxes';
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, error, required, look = 'plain' } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold text-sm">{legend}</legend>
      <div className={cx('mt-2 grid', look === 'boxes' ? 'gap-3 sm:grid-flow-col sm:auto-cols-fr' : 'gap-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-55',
              look === 'boxes' &&
                'rounded-control border border-control bg-card p-4 transition-colors hover:border-ink has-checked:border-sea has-checked:bg-foam',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={() => onChange?.(option.value)}
              disabled={option.disabled}
              required={required}
              className="dot mt-0.5 size-5 rounded-pill"
            />
            <span>
              <span className={look === 'boxes' ? 'font-semibold' : undefined}>{option.label}</span>
              {option.help && <span className="block text-muted text-sm">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
