import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { FieldContext, useFieldIds } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** For screen readers only, where the context makes the meaning obvious. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label above, help and error below, all associated with the control. */
export function Field({ label, help, error, required, hideLabel, id, className, children }: FieldProps) {
  const field = useFieldIds({ id, hasHelp: Boolean(help), error, required });
  return (
    <div className={cx('field', className)}>
      <label htmlFor={field.id} className={hideLabel ? 'sr-only' : 'label'}>
        {label}
        {required && (
          <span aria-hidden className="text-signal">
            {' '}
            *
          </span>
        )}
      </label>
      <FieldContext value={field}>{children}</FieldContext>
      {help && (
        <p id={field.helpId} className="text-muted text-sm">
          {help}
        </p>
      )}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-signal text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
