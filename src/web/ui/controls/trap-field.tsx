import type { ComponentProps } from 'react';

/** A honeypot: invisible to people, filled in only by bots. */
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
