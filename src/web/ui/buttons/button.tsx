import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

export function Button({ look, size, busy = false, className, children, disabled, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ look, size }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
