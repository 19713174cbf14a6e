import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from '../forms/field-context.ts';

/** The common style of text-like controls, in controls.css. */
export const CONTROL = 'control';

type TextInputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** A prefix, such as "£". */
  prefix?: ReactNode;
  /** A suffix: a unit or a small button. */
  suffix?: ReactNode;
};

export function TextInput({ prefix, suffix, className, ...input }: TextInputProps) {
  const control = useFieldControl(input);
  // Text such as "£" is narrower than an icon.
  const isSign = typeof prefix === 'string';
  const element = (
    <input
      type="text"
      {...input}
      {...control}
      className={cx(
        CONTROL,
        'h-11',
        Boolean(prefix) && (isSign ? 'pl-7' : 'pl-9'),
        Boolean(suffix) && 'pr-12',
        className,
      )}
    />
  );
  if (!prefix && !suffix) return element;
  return (
    <div className="relative">
      {prefix && <span className={cx('control-prefix', isSign ? 'w-7 pl-1' : 'w-9')}>{prefix}</span>}
      {element}
      {suffix && (
        <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center px-2 text-muted text-sm">
          {suffix}
        </span>
      )}
    </div>
  );
}
