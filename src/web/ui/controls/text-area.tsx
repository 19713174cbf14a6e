import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from '../forms/field-context.ts';
import { CONTROL } from './text-input.tsx';

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows how many of the allowed characters are used. */
  counter?: boolean;
};

export function TextArea({ counter, className, onChange, ...area }: TextAreaProps) {
  const counterId = useId();
  const control = useFieldControl({
    ...area,
    'aria-describedby': counter ? counterId : area['aria-describedby'],
  });
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const used = typeof area.value === 'string' ? area.value.length : typed;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
  }

  return (
    <>
      <textarea
        rows={5}
        {...area}
        {...control}
        onChange={change}
        className={cx(CONTROL, 'resize-y py-2.5 leading-normal', className)}
      />
      {counter && (
        <p id={counterId} className="tabular text-right text-muted text-sm">
          {used}
          {area.maxLength ? ` of ${area.maxLength}` : ''} characters
        </p>
      )}
    </>
  );
}
