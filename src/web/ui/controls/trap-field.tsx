import type { ComponentProps } from 'react';

/** A field that no person sees or reaches; a program that fills in every field gives itself away. */
export function TrapField(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input type="text" {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
