import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { FieldError } from '../forms/field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
};

export function Checkbox({ label, help, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const described = [error && `${inputId}-error`, help && `${inputId}-help`].filter(Boolean).join(' ');
  return (
    <div className={cx('checkbox', className)}>
      <input
        {...input}
        id={inputId}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="tick"
      />
      <div>
        <label htmlFor={inputId}>{label}</label>
        {help && (
          <p id={`${inputId}-help`} className="text-muted text-sm">
            {help}
          </p>
        )}
        {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
